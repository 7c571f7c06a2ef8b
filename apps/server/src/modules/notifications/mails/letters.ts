import { accountDeleted, dataExportReady, welcome } from './letters/account.ts';
import { contactAnswer, contactMessage, contactReceived } from './letters/contact.ts';
import { paymentDisputed, primeDisputed } from './letters/disputes.ts';
import { news } from './letters/news.ts';
import { orderNews, orderPlaced, orderWithdrawn } from './letters/orders.ts';
import {
  primeCancelled,
  primeCharged,
  primeEnded,
  primeFailed,
  primeJoined,
  primeReminder,
  primeWithdrawn,
} from './letters/prime.ts';
import { primeClosed, primeRefunded, primeResumed } from './letters/prime-requests.ts';
import { reviewInvitation } from './letters/reviews.ts';
import { factorChanged, newSignIn } from './letters/second-factor.ts';
import { confirmEmail, passwordChanged, passwordReset, socialLinked } from './letters/security.ts';
import { shopLeftOpen, shopPaused, shopUnanswered, shopUnwatched } from './letters/shop.ts';
import { staffInvitation } from './letters/staff.ts';
import { serviceTrial } from './letters/trial.ts';
import { alreadyRegistered, emailChanged, signInGuessed } from './letters/warnings.ts';

/** All mails, by the name they are requested with. */
export const letters = {
  welcome,
  staff_invitation: staffInvitation,
  factor_changed: factorChanged,
  new_sign_in: newSignIn,
  confirm_email: confirmEmail,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  account_deleted: accountDeleted,
  social_linked: socialLinked,
  data_export_ready: dataExportReady,
  email_changed: emailChanged,
  sign_in_guessed: signInGuessed,
  already_registered: alreadyRegistered,
  contact_received: contactReceived,
  contact_message: contactMessage,
  contact_answer: contactAnswer,
  order_placed: orderPlaced,
  order_news: orderNews,
  order_withdrawn: orderWithdrawn,
  review_invitation: reviewInvitation,
  prime_joined: primeJoined,
  prime_reminder: primeReminder,
  prime_charged: primeCharged,
  prime_failed: primeFailed,
  prime_cancelled: primeCancelled,
  prime_withdrawn: primeWithdrawn,
  prime_ended: primeEnded,
  prime_closed: primeClosed,
  prime_refunded: primeRefunded,
  prime_resumed: primeResumed,
  shop_unanswered: shopUnanswered,
  shop_paused: shopPaused,
  shop_unwatched: shopUnwatched,
  shop_left_open: shopLeftOpen,
  payment_disputed: paymentDisputed,
  prime_disputed: primeDisputed,
  service_trial: serviceTrial,
  news,
};

export type LetterName = keyof typeof letters;
export type LetterData = { readonly [N in LetterName]: Parameters<(typeof letters)[N]>[0] };

/** Letters that go to many at once. */
export const bulkLetters: ReadonlySet<LetterName> = new Set(['news']);
