import type { MenuImport } from '@zanga/contract/menu/menu-table';
import type { Refusal } from '@zanga/contract/wire/route';
import type { MenuImportId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { beginWriting, holdImport } from './import-store.ts';
import { presentImport } from './present-import.ts';
import { isAtWork } from './start-import.ts';
import { askToWrite } from './table-jobs.ts';

type Applying = { readonly session: StaffSession; readonly id: MenuImportId; readonly sure: boolean };

type ApplyImportRefusal = Refusal<
  | 'menu.of_all_shops'
  | 'import.not_found'
  | 'import.not_ready'
  | 'import.refused_rows'
  | 'import.nothing'
  | 'import.busy'
  | 'product.price_unusual'
>;

/** Why an import cannot be written, if so. */
const refusalOf = ({ counts }: MenuImport, sure: boolean): ApplyImportRefusal | undefined => {
  if (counts.refused > 0) return refuse('import.refused_rows');
  if (counts.new + counts.changed === 0) return refuse('import.nothing');
  return counts.unusual > 0 && !sure ? refuse('product.price_unusual') : undefined;
};

/** Starts the writing of an import. The audit names the person; written products have entries of their own. */
export const applyImport = async (
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  { session, id, sure }: Applying,
  now: Date,
): Promise<MenuImport | ApplyImportRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  try {
    return await inTransaction<MenuImport | ApplyImportRefusal>(db, async (tx) => {
      const state = await holdImport(tx, id);
      if (state === undefined) return refuse('import.not_found');
      if (state === 'writing' || state === 'reading') return refuse('import.busy');
      if (state !== 'read') return refuse('import.not_ready');
      const sent = await presentImport(tx, id);
      const refused = refusalOf(sent, sure);
      if (refused) return refused;
      await beginWriting(tx, id, session.trail, now);
      const { counts, file } = sent;
      const after = { file, added: counts.new, changed: counts.changed };
      await noteChange(tx, session.trail, { kind: 'menu_import', thing: id, shopId: null, after }, now);
      await askToWrite(jobs, tx, id);
      return presentImport(tx, id);
    });
  } catch (error) {
    if (isAtWork(error)) return refuse('import.busy');
    throw error;
  }
};
