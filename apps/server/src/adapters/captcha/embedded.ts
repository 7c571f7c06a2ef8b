import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/connection.ts';
import { keptSecret } from '../../platform/database/kept-secret.ts';
import type { Captcha } from './port.ts';
import { makeChallenge, readSolution, type Solved } from './proof-of-work.ts';

const freshMs = 20 * 60_000;
/** Clocks of processes differ a little: one may still accept a solution that another finds expired. */
const marginMs = 60 * 60_000;

/** Marks a solution as used; the first caller wins. Solutions too old to be accepted are deleted. */
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

/** ALTCHA: the visitor's device computes a little, too much for a flood of machines. No question, no third party. */
export const embeddedCaptcha = ({ db, key }: { db: Db; key: () => Promise<string> }): Captcha => {
  let keyRead: Promise<string> | undefined;
  const keyOnce = () => {
    // After a failed read, the next call reads the key again.
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

/** Key that signs challenges. */
export const keptHmacKey = async (db: Db): Promise<string> =>
  (await keptSecret(db, 'captcha')).toString('base64url');
