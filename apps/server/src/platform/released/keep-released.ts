import { sql } from 'kysely';
import type { Db } from '../database/connection.ts';
import type { ReleasedFile } from './released-folders.ts';

/** Files that no running release has had for this long go; pages open since then must reload. */
const keptDays = 14;

const chunksOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/**
 * Records that a release with these files runs, and stores the missing ones. Nodes of two releases do this at once:
 * rows are locked in order of their path, so that no deadlock arises.
 */
export const keepReleased = async (db: Db, files: readonly ReleasedFile[], now: Date): Promise<void> => {
  const paths = files.map(({ path }) => path);
  const { rows } = await sql<{ path: string }>`
    with known as (select path from released_files where path = any(${paths}) order by path for update)
    update released_files as f set wanted_at = ${now} from known where f.path = known.path
    returning f.path`.execute(db);
  const known = new Set(rows.map(({ path }) => path));
  const missing = files.filter(({ path }) => !known.has(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const some of chunksOf(missing, 100)) {
    const kept = some.map(({ path, read }) => ({ path, ...read() }));
    await sql`
      insert into released_files (path, encoding, body, wanted_at)
      select path, encoding, body, ${now} from unnest(
        ${kept.map(({ path }) => path)}::text[],
        ${kept.map(({ encoding }) => encoding)}::text[],
        ${kept.map(({ body }) => body)}::bytea[]) as t (path, encoding, body)
      order by path
      on conflict (path) do update set wanted_at = excluded.wanted_at`.execute(db);
  }
};

export const findReleased = (db: Db, path: string) =>
  db.selectFrom('released_files').select(['encoding', 'body']).where('path', '=', path).executeTakeFirst();

/** Deletes files that no release has had for 14 days. */
export const sweepReleased = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await sql`
    delete from released_files where path in
      (select path from released_files where wanted_at < ${before} order by path for update)`.execute(db);
};
