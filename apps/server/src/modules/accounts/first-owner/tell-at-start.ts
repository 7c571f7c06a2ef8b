import { howCalled } from '../../../platform/commands/how-called.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { newSecret } from '../secrets.ts';
import { countDemoPeople, lacksOwner } from './queries.ts';
import { keepKey } from './store.ts';

type StartContext = { readonly sandbox: boolean; readonly address: string; readonly now: Date };

const pageOfFirstOwner = '/gestione/primo-titolare';

/** Lines about the brand's owners, printed when the server starts; one may hold the one-time key. */
export const tellOfOwners = async (
  db: Db,
  { sandbox, address, now }: StartContext,
): Promise<readonly string[]> => {
  const lines: string[] = [];
  const demo = sandbox ? 0 : await countDemoPeople(db);
  if (demo > 0)
    lines.push(
      `${demo} people of the demo are in this database. Outside the sandbox none of them can sign in, and their tokens open nothing.`,
    );
  if (await lacksOwner(db, sandbox)) {
    const key = newSecret();
    await keepKey(db, key, now);
    lines.push(
      `Nobody owns this brand yet. Make the first owner with \`${howCalled('owner')}\`, or open`,
      `  ${address}${pageOfFirstOwner}`,
      `and give this key, which works once and for a day: ${key}`,
    );
  }
  return lines;
};
