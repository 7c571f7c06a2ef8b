import { formMessages } from '@zanga/contract/people/account-fields';
import type { Captcha } from '../../adapters/captcha/port.ts';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addressGroup } from '../../platform/ip-address.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Accounts } from '../accounts/public.ts';
import type { Notify } from '../notifications/public.ts';
import { findShopOfOrder } from '../ordering/public.ts';
import { readBrandEmail } from './queries.ts';
import { countSince, findRepeat, insertMessage, lockSender, type Written } from './store.ts';

export type ContactTools = {
  readonly db: Db;
  readonly captcha: Captcha;
  readonly notify: Notify;
  readonly accounts: Pick<Accounts, 'rates'>;
};

type Sent = Omit<Written, 'shopId'>;

type MessageContext = { readonly ip: string; readonly now: Date; readonly captcha: string };

const minuteMs = 60_000;
const repeatMs = 10 * minuteMs;
const hourMs = 60 * minuteMs;
const mostInAnHour = 5;

/** Stores a message and mails it, both or neither; a form sent twice makes one message. */
export const writeToBrand = async (
  { db, captcha, notify, accounts }: ContactTools,
  sent: Sent,
  { ip, now, captcha: solution }: MessageContext,
) => {
  const checked = await captcha.verify(solution, { ip, now, purpose: 'contact' });
  if (checked === 'failed') return refuse('captcha.refused', { captcha: [formMessages.captcha] });
  if (checked !== 'passed') return refuse('unavailable');
  const address = { limit: 'contactByAddress', subject: addressGroup(ip) } as const;
  if (await accounts.rates.passed([address], now)) return refuse('too_many');
  const brand = await readBrandEmail(db);
  const shopId = await findShopOfOrder(db, { email: sent.email, said: sent.order });
  const written = { ...sent, shopId };
  return inTransaction(db, async (tx) => {
    await lockSender(tx, written.email);
    const repeat = await findRepeat(tx, written, new Date(now.getTime() - repeatMs));
    if (repeat) return repeat;
    const recent = await countSince(tx, written.email, new Date(now.getTime() - hourMs));
    if (recent >= mostInAnHour) return refuse('too_many');
    const reference = await insertMessage(tx, written, now);
    const { userId: _, proven, ...fields } = sent;
    const at = now.toISOString();
    const data = { ...fields, reference, at };
    await notify.email(tx, {
      to: written.email,
      letter: 'contact_received',
      // A stranger may type any address: the words of a message go back only to its proven owner.
      data: proven ? data : { topic: written.topic, reference, at },
      key: `contact_received:${reference}`,
    });
    if (brand)
      await notify.email(tx, {
        to: brand,
        letter: 'contact_message',
        data,
        key: `contact_message:${reference}`,
      });
    return { reference };
  });
};
