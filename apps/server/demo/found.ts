import { foundedName } from '@zanga/domain/brand/names';
import type pg from 'pg';
import { demoContents } from './contents.ts';
import { insertRows } from './load/rows.ts';

/** Lock number used nowhere else: of two simultaneous starts, one founds the brand. */
const foundLock = 7_264_209;

/** Placeholder for the invented company in the demo's texts; the database's views search for its beginning. */
const gap = (what: string) => `[da completare: ${what}]`;

const invented: readonly (readonly [RegExp, string])[] = [
  [/^> Zanga è un marchio di fantasia.*\n\n?/gm, ''],
  [/\[[^\]]+\]\(mailto:[^)]+\)/g, gap('email')],
  [/Zanga S\.r\.l\./g, gap('ragione sociale')],
  [/Via Etnea 0, 95131 Catania/g, gap('sede legale')],
  [/IT01234567897/g, gap('partita IVA')],
  [/\+39 095 010 0100/g, gap('telefono')],
  [/\ba (Zanga )?Prime\b/g, 'all’abbonamento'],
  [/Zanga Prime/g, 'L’abbonamento'],
  [/Zanga Shop/g, 'oggetti'],
];

/** A text for a new brand: the demo's words without its company and names. */
const withGaps = (text: string): string =>
  invented.reduce((rest, [written, gapped]) => rest.replace(written, gapped), text);

/** Texts about a moment, which a new brand lacks. */
const notices: ReadonlySet<string> = new Set(['avviso-home-page']);

/** Founds a brand closed to the public, with texts to fill in, if there is none; returns whether it did. */
export const foundEmptyBrand = async (pool: pg.Pool, id = 1): Promise<boolean> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [foundLock]);
    const { rowCount } = await client.query(
      'insert into brands (id, name, open) select $1, $2, false where not exists (select from brands)',
      [id, foundedName],
    );
    if (rowCount === 1) {
      const texts = demoContents().filter(({ slug }) => !notices.has(slug));
      const rows = texts.map(({ value, ...text }) => ({
        ...text,
        title: withGaps(text.title),
        value: withGaps(value),
        updated_at: 'now',
      }));
      const kept = await client.query<{ slug: string }>('select slug from contents');
      const there = new Set(kept.rows.map(({ slug }) => slug));
      await insertRows(
        client,
        'contents',
        rows.filter(({ slug }) => !there.has(slug)),
      );
    }
    await client.query('commit');
    return rowCount === 1;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
