import { endSandboxPeople } from './modules/accounts/public.ts';
import { endSandboxDevices } from './modules/devices/public.ts';
import { retireSandboxTotems } from './modules/totems/public.ts';
import { howCalled } from './platform/commands/how-called.ts';
import type { Db } from './platform/database/connection.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { beginSandbox, leaveSandbox } from './platform/sandbox/state-store.ts';

/**
 * Ends what a sandbox over this database has made: doors that anybody could open are shut. Gives lines for the person at the
 * machine, none where no sandbox worked: such a database is left as it is.
 */
export const endSandbox = async (db: Db, now: Date): Promise<readonly string[]> => {
  const ended = await inTransaction(db, async (tx) => {
    if (!(await leaveSandbox(tx))) return undefined;
    const people = await endSandboxPeople(tx, now);
    return {
      ...people,
      devices: await endSandboxDevices(tx, now),
      totems: await retireSandboxTotems(tx, now),
    };
  });
  if (!ended) return [];
  const { accounts, posts, signIns, devices, totems } = ended;
  return [
    `The sandbox over this database has ended: ${accounts} accounts lost their password, ${posts} posts are suspended, ${signIns} sign-ins, ${devices} devices and ${totems} totems ended.`,
    `The owner enters by \`${howCalled('owner', '--email …')}\`, and lets the others in again under Persone and Dispositivi.`,
  ];
};

/** At the start of a server: a sandbox marks what it makes from now on, a real shop ends what one has made. */
export const followSandbox = async (
  db: Db,
  { sandbox, now }: { readonly sandbox: boolean; readonly now: Date },
): Promise<readonly string[]> => {
  if (!sandbox) return endSandbox(db, now);
  await beginSandbox(db, now);
  return [];
};
