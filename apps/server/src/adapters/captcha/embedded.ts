import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/connection.ts';
import { keptSecret } from '../../platform/database/kept-secret.ts';
import type { Captcha } from './port.ts';
import { makeChallenge, readSolution, type Solved } from './proof-of-work.ts';

const freshMs = 20 * 60_000;
/** Processes' clocks differ a little: what one takes for expired another may still accept. */
const marginMs = 60 * 60_000;

/** The first to use a solution wins; the table forgets what nobody would accept any more. */
const use = async (db: Db, { id, expiresAt }: Solved, now: Date): Promise<boolean> => {
  const past = new Date(now.getTime() - marginMs);
  await db.deleteFrom('used_captchas').where('expires_at', '<', past).execute();
  const used = await db
    .insertInto('used_captchas')
    .values({ id: createHash('sha256').update(id).digest(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Number(used.numInsertedOrUpdatedRows) === 1;
};

/** ALTCHA: the visitor's device does a little work that a flood of machines cannot afford. Nobody is asked, nothing is told to others. */
export const embeddedCaptcha = ({ db, key }: { db: Db; key: () => Promise<string> }): Captcha => {
  let keyRead: Promise<string> | undefined;
  const keyOnce = () => {
    // A database that was away at the first asking is asked again.
    keyRead ??= key().catch((error: unknown) => {
      keyRead = undefined;
      throw error;
    });
    return keyRead;
  };
  return {
    challenge: async (now) => makeChallenge(await keyOnce(), new Date(now.getTime() + freshMs)),
    verify: async (payload, { now }) => {
      const solved = await readSolution(await keyOnce(), payload, now);
      return solved && (await use(db, solved, now)) ? 'passed' : 'failed';
    },
  };
};

/** The key that signs challenges. */
export const keptHmacKey = async (db: Db): Promise<string> =>
  (await keptSecret(db, 'captcha')).toString('base64url');
