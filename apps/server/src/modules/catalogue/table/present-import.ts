import { ImportLine, type MenuImport } from '@zanga/contract/menu/menu-table';
import type { MenuImportId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import { countLines, type ImportRow, readImport, readImports, type readLines } from './import-queries.ts';

type Counted = Awaited<ReturnType<typeof countLines>>;

const states = ['reading', 'read', 'unreadable', 'writing', 'done', 'given_up'] as const;
const stateOf = (word: string): MenuImport['state'] => {
  const state = states.find((one) => one === word);
  if (!state) throw new Error(`menu_imports.state says ${word}`);
  return state;
};

const present = (row: ImportRow, counted: Counted): MenuImport => {
  const mine = counted.filter(({ import_id }) => import_id === row.id);
  const rows = (outcome: string) => mine.find((one) => one.outcome === outcome)?.rows ?? 0;
  return {
    id: row.id,
    file: row.file_name,
    state: stateOf(row.state),
    problem: row.problem,
    overtaken: row.overtaken,
    progress: row.progress,
    counts: {
      new: rows('new'),
      changed: rows('changed'),
      same: rows('same'),
      refused: rows('refused'),
      unusual: mine.reduce((sum, { unusual }) => sum + unusual, 0),
    },
    sent_at: row.sent_at.toISOString(),
  };
};

/** Recent imports, with the counts of their rows. */
export const presentImports = async (db: Db): Promise<MenuImport[]> => {
  const rows = await readImports(db);
  const counted = await countLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => present(row, counted));
};

export const findImport = async (db: Db | Tx, id: MenuImportId): Promise<MenuImport | undefined> => {
  const row = await readImport(db, id);
  return row && present(row, await countLines(db, [id]));
};

/** An import that is known to exist. */
export const presentImport = async (db: Db | Tx, id: MenuImportId): Promise<MenuImport> => {
  const found = await findImport(db, id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};

const changesIn = jsonColumn('menu_import_lines.changes', ImportLine.shape.changes);
const problemsIn = jsonColumn('menu_import_lines.problems', ImportLine.shape.problems);
const outcomeIn = jsonColumn('menu_import_lines.outcome', ImportLine.shape.outcome);

type LineRow = Awaited<ReturnType<typeof readLines>>[number];

export const presentLine = ({ slug, outcome, changes, problems, ...row }: LineRow): ImportLine => ({
  ...row,
  outcome: outcomeIn(outcome),
  address: slug,
  changes: changesIn(changes),
  problems: problemsIn(problems),
});
