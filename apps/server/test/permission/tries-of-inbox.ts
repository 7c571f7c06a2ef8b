import { addMessage } from '../../src/modules/contacts/testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload: unknown };

/** One good call of each endpoint for messages. */
export const triesOfInbox = ({ db }: TestApp): Readonly<Record<string, () => Promise<Try>>> => ({
  'POST /api/backoffice/messages/:message/answers': async () => ({
    names: [await addMessage(db, { reference: 'Z000001' })],
    payload: { version: 1, text: 'Ci scusiamo.', close: true },
  }),
  'PUT /api/backoffice/messages/:message/assigned': async () => {
    const reference = await addMessage(db, { reference: 'Z000002' });
    const { id } = await db
      .selectFrom('user_roles')
      .select('user_id as id')
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow();
    return { names: [reference], payload: { version: 1, to: id } };
  },
  'PUT /api/backoffice/messages/:message/shop': async () => {
    const reference = await addMessage(db, { reference: 'Z000005' });
    const { id } = await db.selectFrom('shops').select('id').executeTakeFirstOrThrow();
    return { names: [reference], payload: { version: 1, shop: id } };
  },
  'POST /api/backoffice/messages/:message/close': async () => ({
    names: [await addMessage(db, { reference: 'Z000003' })],
    payload: { version: 1 },
  }),
  'POST /api/backoffice/messages/:message/reopen': async () => ({
    names: [await addMessage(db, { reference: 'Z000004', closed: true })],
    payload: { version: 1 },
  }),
});
