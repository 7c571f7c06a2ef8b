import type { PinForm } from '@zanga/contract/people/pins';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { mayGive } from '@zanga/domain/staff/people-rules';
import { type PinProblem, pinProblem } from '@zanga/domain/staff/pin';
import { reaches } from '@zanga/domain/staff/rights';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { Session, StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { AccountTools } from '../account-tools.ts';
import { confirmOwnPassword } from '../password/confirm-own-password.ts';
import { hashPassword } from '../password/passwords.ts';
import { findColleague } from '../staff/decide.ts';
import { readShopNames } from '../staff/people-queries.ts';
import { pinSecrets } from './check-pin.ts';
import { deletePins, readBirthdate, readOwnPins, savePins } from './pins-store.ts';

const words: Record<PinProblem, string> = {
  shape: 'da quattro a sei cifre',
  trivial: 'è tra i primi che chiunque proverebbe: niente cifre uguali, in fila o ripetute, niente anni',
  birthday: 'è la tua data di nascita: chi ti conosce la sa',
};

/** The shops a person works in, with the date of their PIN there. */
export const seePins = async ({ db }: AccountTools, { userId, posts }: Session) => {
  const own = await readOwnPins(db, userId);
  const shops = (await readShopNames(db)).filter(({ id }) => posts.some((post) => reaches(post, id)));
  return {
    shops: shops.map(({ id, name }) => ({
      ...{ id, name },
      set_at: own.find(({ shop_id }) => shop_id === id)?.set_at.toISOString() ?? null,
    })),
  };
};

/** Sets one's PIN, for one shop or each of one's own; the password is required. */
export const choosePin = async (
  tools: AccountTools,
  { form: { shop, pin, password }, session }: { readonly form: PinForm; readonly session: StaffSession },
  now: Date,
) => {
  const { userId } = session;
  const { shops } = await seePins(tools, session);
  const meant = shops.filter(({ id }) => shop === null || id === shop);
  if (meant.length === 0) return refuse('shop.not_found');
  const confirmed = await confirmOwnPassword(tools, { userId, password, field: 'password' }, now);
  if (!confirmed.ok) return confirmed;
  const problem = pinProblem(pin, await readBirthdate(tools.db, userId));
  if (problem) return refuse('pin.weak', { pin: [words[problem]] });
  const [secret] = pinSecrets(tools, userId, pin);
  // A salt for each hash: the table does not show that two shops have the same PIN.
  const pins: { userId: UserId; shop: ShopId; hash: string }[] = [];
  for (const { id } of meant) pins.push({ userId, shop: id, hash: await hashPassword(secret) });
  await inTransaction(tools.db, async (tx) => {
    await savePins(tx, pins, now);
    for (const { id, set_at } of meant)
      await noteChange(
        tx,
        session.trail,
        {
          kind: 'person',
          thing: userId,
          shopId: id,
          before: { pin_of: set_at },
          after: { pin_of: now.toISOString() },
        },
        now,
      );
  });
  return undefined;
};

/** Deletes the PIN of a colleague within the caller's reach. On devices they are switched off with the next call. */
export const resetPin = async (
  tools: AccountTools,
  { person, session }: { readonly person: UserId; readonly session: StaffSession },
  now: Date,
): Promise<undefined | Refusal<'person.not_found' | 'person.above'>> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const row = await findColleague(tx, tools, { session, person });
    if (!row) return refuse('person.not_found');
    if (!row.posts.every((post) => mayGive(session.posts, post))) return refuse('person.above');
    const gone = await deletePins(tx, person);
    const change = { before: { pin: true }, after: { pin: false } };
    if (gone.length > 0)
      await noteChange(tx, session.trail, { kind: 'person', thing: person, shopId: null, ...change }, now);
    return { ok: true } as const;
  });
  return isRefusal(done) ? done : undefined;
};
