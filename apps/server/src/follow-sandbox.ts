import { endSandboxPeople } from './modules/accounts/public.ts';
import { endSandboxDevices } from './modules/devices/public.ts';
import { retireSandboxTotems } from './modules/totems/public.ts';
import { howCalled } from './platform/commands/how-called.ts';
import type { Db } from './platform/database/connection.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { beginSandbox, leaveSandbox } from './platform/sandbox/state-store.ts';

/**
 * Ends the sandbox of this database: suspends the accounts and devices it made, which any visitor could have opened.
 * Returns lines for the operator, none without a sandbox.
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

/** At start: a sandbox marks the data it makes from now on, a real shop ends a former sandbox. */
export const followSandbox = async (
  db: Db,
  { sandbox, now }: { readonly sandbox: boolean; readonly now: Date },
): Promise<readonly string[]> => {
  if (!sandbox) return endSandbox(db, now);
  await beginSandbox(db, now);
  return [];
};
