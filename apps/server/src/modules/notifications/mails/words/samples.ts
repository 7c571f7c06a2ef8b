import type { Tx } from '../../../../platform/database/connection.ts';
import type { EmailRequest } from '../../messages.ts';
import type { Notify } from '../../notify.ts';
import type { OrderNews } from '../letters/orders.ts';
import type { LetterData, LetterName } from '../letters.ts';
import type { Mail, Sender } from '../mail.ts';
import { writeMail } from '../write-mail.ts';
import type { OwnLetterName } from './own-letters.ts';

/** A letter to a made-up customer: to preview, or to send as a trial. */
type Sample = {
  readonly write: (sender: Sender) => Mail;
  readonly send: (
    notify: Notify,
    tx: Tx,
    request: Pick<EmailRequest<LetterName>, 'to' | 'key' | 'words'>,
  ) => Promise<void>;
};

const sample = <N extends LetterName>(letter: N, data: LetterData[N]): Sample => ({
  write: (sender) => writeMail(letter, data, sender),
  send: (notify, tx, request) => notify.email(tx, { ...request, letter, data }),
});

type About = { readonly origin: string; readonly now: Date };

const firstname = 'Ada';
const hourMs = 3_600_000;
const later = (now: Date, days: number) => new Date(now.getTime() + days * 24 * hourMs).toISOString();

const orderSamples = ({ origin, now }: About) => {
  const order = { firstname, number: 'A-017', link: `${origin}/orders` };
  const plain = { ...order, shop: 'Il nostro negozio', when: 'alle 20:15', reason: null, refundCents: 0 };
  const news = (kind: OrderNews['kind'], more: Partial<OrderNews> = {}) =>
    sample('order_news', { ...plain, toCard: true, ...more, kind });
  const [reason, refundCents] = ['Il forno si è spento', 2_450];
  const show = 'Ladri di biciclette, 12/12/2026 alle 21:00';
  return {
    order_placed: sample('order_placed', {
      ...order,
      reference: 'Z4F7K2A',
      parts: ['Consegna in Via Etnea 12, 95131 Catania (CT), prevista alle 20:15'],
      lines: [
        { text: '2 × Margherita', cents: 1_600 },
        { text: '1 × Arancino al ragù', cents: 350 },
      ],
      ...{ deliveryCents: 250, totalCents: 2_200, payment: 'Pagato con Visa •••• 4242.' },
    }),
    order_accepted: news('accepted'),
    order_ready: news('ready'),
    order_sent: news('sent'),
    order_shipped: news('shipped'),
    order_time_changed: news('time_changed'),
    order_rejected: news('rejected', { reason, refundCents }),
    order_cancelled: news('cancelled', { refundCents }),
    order_unanswered: news('unanswered', { refundCents }),
    order_paid_too_late: news('paid_too_late', { refundCents }),
    order_refunded: news('refunded', { reason: 'Mancava una bibita', refundCents: 350 }),
    order_moved: news('moved', { from: 'Il nostro negozio', fetchedAt: 'Via Etnea 120, Catania' }),
    order_change_proposed: news('change_proposed', { reason: 'Sono finiti gli arancini', minutes: 10 }),
    order_dishes_added: news('dishes_added', { dishes: ['1 × Cannolo'], totalCents: 2_500 }),
    order_addition_returned: news('addition_returned', { refundCents: 300 }),
    order_made_again: news('made_again', { dishes: ['1 × Margherita'] }),
    order_show_changed: news('show_changed', { show, was: `${show.slice(0, -5)}20:30` }),
    order_show_cancelled: news('show_cancelled', { show, refundCents: 1_600 }),
    order_withdrawn: sample('order_withdrawn', {
      ...order,
      ...{ items: ['1 × Tazza buongiorno'], at: now.toISOString(), refundCents: 1_200 },
    }),
    review_invitation: sample('review_invitation', {
      ...{ ...order, shop: 'Il nostro negozio', link: `${origin}/reviews`, until: later(now, 30) },
    }),
  };
};

const primeSamples = ({ now }: About) => {
  const [price, at, chargeAt, card] = [499, now.toISOString(), later(now, 7), 'Visa •••• 4242'];
  return {
    prime_joined: sample('prime_joined', {
      ...{ firstname, price, trial: true, chargeAt, freeDeliveryOver: 2_000, instorePercent: 10 },
    }),
    prime_reminder: sample('prime_reminder', { firstname, price, chargeAt, trial: false }),
    prime_charged: sample('prime_charged', { firstname, price, until: later(now, 30), card }),
    prime_failed: sample('prime_failed', {
      ...{ firstname, price, reason: 'La carta non ha fondi sufficienti', retryAt: later(now, 2) },
    }),
    prime_cancelled: sample('prime_cancelled', { firstname, endsAt: chargeAt }),
    prime_withdrawn: sample('prime_withdrawn', { firstname, at, refund: price }),
    prime_ended: sample('prime_ended', { firstname }),
    prime_closed: sample('prime_closed', { firstname, at }),
    prime_resumed: sample('prime_resumed', { firstname, price, chargeAt }),
    prime_refunded: sample('prime_refunded', { firstname, amount: price, chargedAt: at, card }),
  };
};

const accountSamples = ({ origin, now }: About) => {
  const at = now.toISOString();
  const link = `${origin}/home`;
  const message = { firstname, reference: 'Z4F7K2A', topic: 'order', at } as const;
  return {
    welcome: sample('welcome', { firstname }),
    confirm_email: sample('confirm_email', { firstname, link, minutes: 1_440 }),
    password_reset: sample('password_reset', { firstname, link, minutes: 60 }),
    data_export_ready: sample('data_export_ready', { firstname, link, minutes: 10_080 }),
    password_changed: sample('password_changed', { firstname, at }),
    email_changed: sample('email_changed', { firstname, at }),
    social_linked: sample('social_linked', { firstname, network: 'Apple', at }),
    new_sign_in: sample('new_sign_in', {
      firstname,
      at,
      device: 'Chrome, Windows',
      network: '93.44.12.0/24',
    }),
    sign_in_guessed: sample('sign_in_guessed', { firstname, at }),
    already_registered: sample('already_registered', { firstname }),
    account_deleted: sample('account_deleted', { firstname, at }),
    contact_received: sample('contact_received', { ...message, message: 'La pizza era fredda.' }),
    contact_answer: sample('contact_answer', { ...message, text: 'Ci dispiace: la rifacciamo noi.' }),
  };
};

/** The letter of a made-up customer; words for every letter are previewed in one of them. */
export const sampleOf = (name: OwnLetterName | 'every', about: About): Sample => {
  const samples: Readonly<Record<OwnLetterName, Sample>> = {
    ...orderSamples(about),
    ...primeSamples(about),
    ...accountSamples(about),
  };
  return samples[name === 'every' ? 'order_accepted' : name];
};
