import { ContactTopic } from '@zanga/contract/brand/contact';
import type { InboxMessage } from '@zanga/contract/brand/inbox';
import type { ErrorCode } from '@zanga/contract/wire/errors';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ShopId, UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { Notify } from '../../notifications/public.ts';
import { readShops } from './inbox-queries.ts';
import { type Held, holdMessage, insertAnswer, saveStand } from './inbox-store.ts';
import { readHelpers, seeMessage } from './see-inbox.ts';

export type InboxTools = { readonly db: Db; readonly notify: Notify; readonly sandbox: boolean };

/** One step on a message, and the version of the message it is based on. */
type Step = { readonly session: StaffSession; readonly reference: string; readonly version: number };
type MessageRefusal = Refusal<'message.not_found' | 'message.changed'>;

/** State of a message for the audit; its words stay out of it. */
const standOf = ({ assigned_to, closed_at }: Pick<Held, 'assigned_to' | 'closed_at'>) => ({
  assigned_to,
  closed: closed_at !== null,
});

/**
 * Takes one step on a message, unless a colleague has changed it since that version; `decide` returns the new state.
 * An unchanged state writes no audit entry.
 */
const seeTo = <Code extends ErrorCode = never>(
  { db, sandbox }: InboxTools,
  { session, reference, version }: Step,
  decide: (
    tx: Tx,
    held: Held,
  ) => Promise<Pick<Held, 'assigned_to' | 'closed_at'> | undefined | Refusal<Code>>,
  now: Date,
): Promise<InboxMessage | MessageRefusal | Refusal<Code>> =>
  inTransaction(db, async (tx) => {
    const held = await holdMessage(tx, reference);
    if (!held || !mayWorkFor(session, held.shop_id)) return refuse('message.not_found');
    if (held.version !== version) return refuse('message.changed');
    const stand = await decide(tx, held);
    if (stand && 'ok' in stand) return stand;
    if (stand) {
      await saveStand(tx, held, stand);
      const about = { kind: 'message', thing: reference, shopId: held.shop_id } as const;
      await noteChange(tx, session.trail, { ...about, before: standOf(held), after: standOf(stand) }, now);
    }
    return (await seeMessage({ db: tx, sandbox }, session, reference)) ?? refuse('message.not_found');
  });

type Answering = Step & { readonly text: string; readonly close: boolean };

/** Answers a message by mail. If no colleague has it yet, the answering person takes it on. */
export const answerMessage = (tools: InboxTools, { text, close, ...step }: Answering, now: Date) =>
  seeTo(
    tools,
    step,
    async (tx, { reference, closed_at, assigned_to, firstname, email, topic, created_at }) => {
      if (closed_at !== null) return refuse('message.closed');
      const by = step.session.userId;
      const id = await insertAnswer(tx, { reference, by, text }, now);
      await tools.notify.email(tx, {
        to: email,
        letter: 'contact_answer',
        data: { firstname, reference, topic: ContactTopic.parse(topic), at: created_at.toISOString(), text },
        key: `contact_answer:${id}`,
      });
      return { assigned_to: assigned_to ?? by, closed_at: close ? now : null };
    },
    now,
  );

type Assigning = Step & { readonly to: UserId | null };

/** Assigns a message to a member of the staff who may answer it. */
export const assignMessage = (tools: InboxTools, { to, ...step }: Assigning, now: Date) =>
  seeTo(
    tools,
    step,
    async (tx, { shop_id, assigned_to, closed_at }) => {
      if (assigned_to === to) return undefined;
      const helpers = to === null ? [] : await readHelpers({ db: tx, sandbox: tools.sandbox }, shop_id);
      if (to !== null && !helpers.some(({ id }) => id === to))
        return refuse('invalid', { to: ['non può rispondere a questo messaggio'] });
      return { assigned_to: to, closed_at };
    },
    now,
  );

type Moving = Step & { readonly shop: ShopId | null };

/**
 * Gives a message to another shop, or to the whole brand. Its assignee keeps it only if they may answer it there;
 * staff without access there hear of it no more.
 */
export const moveMessage = async (
  { db, sandbox }: InboxTools,
  { session, reference, version, shop }: Moving,
  now: Date,
): Promise<{ message: InboxMessage | null } | MessageRefusal | Refusal<'invalid'>> =>
  inTransaction(db, async (tx) => {
    const held = await holdMessage(tx, reference);
    if (!held || !mayWorkFor(session, held.shop_id)) return refuse('message.not_found');
    const tools = { db: tx, sandbox };
    if (held.version !== version) return refuse('message.changed');
    if (held.shop_id !== shop) {
      if (shop !== null && !(await readShops(tx)).some(({ id }) => id === shop))
        return refuse('invalid', { shop: ['questo negozio non esiste'] });
      const helpers = await readHelpers(tools, shop);
      const stays = helpers.some(({ id }) => id === held.assigned_to);
      const assigned_to = stays ? held.assigned_to : null;
      await saveStand(tx, held, { assigned_to, closed_at: held.closed_at, shop_id: shop });
      const about = { kind: 'message', thing: reference, shopId: held.shop_id } as const;
      const [before, after] = [{ shop: held.shop_id }, { shop }];
      await noteChange(tx, session.trail, { ...about, before, after }, now);
    }
    return { message: (await seeMessage(tools, session, reference)) ?? null };
  });

type Closing = Step & { readonly closed: boolean };

/** Closes a message, or opens it again. */
export const closeMessage = (tools: InboxTools, { closed, ...step }: Closing, now: Date) =>
  seeTo(
    tools,
    step,
    async (_, { assigned_to, closed_at }) =>
      closed === (closed_at !== null) ? undefined : { assigned_to, closed_at: closed ? now : null },
    now,
  );
