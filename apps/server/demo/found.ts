import { foundedName } from '@zanga/domain/brand/names';
import type pg from 'pg';
import { demoBrand } from './brand.ts';
import { demoContents } from './contents.ts';
import { insertRows } from './load/rows.ts';

/** Any number nobody else locks: two processes that start together found one brand. */
const foundLock = 7_264_209;

/** What stands where the texts of the demo name its invented company; the views of the database look for its beginning. */
const gap = (what: string) => `[da completare: ${what}]`;

const invented: readonly (readonly [RegExp, string])[] = [
  [/^> Zanga è un marchio di fantasia.*\n\n?/gm, ''],
  [/\[[^\]]+\]\(mailto:[^)]+\)/g, gap('email')],
  [/Zanga S\.r\.l\./g, gap('ragione sociale')],
  [/Via Etnea 0, 95131 Catania/g, gap('sede legale')],
  [/IT01234567897/g, gap('partita IVA')],
  [/\+39 095 010 0100/g, gap('telefono')],
  [/a Zanga Prime/g, 'all’abbonamento'],
  [/Zanga Prime/g, 'L’abbonamento'],
  [/Zanga Shop/g, 'oggetti'],
];

/** A text as a brand begins with it: its words, without a company that does not exist and the names of the demo. */
const withGaps = (text: string): string =>
  invented.reduce((rest, [written, gapped]) => rest.replace(written, gapped), text);

/** Notices are of a moment: a brand begins without them. */
const notices: ReadonlySet<string> = new Set(['avviso-home-page']);

/** Founds a brand that is closed to the public, with texts to be filled in, where there is none; says whether it did. */
export const foundEmptyBrand = async (pool: pg.Pool): Promise<boolean> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [foundLock]);
    const { rowCount } = await client.query(
      'insert into brands (id, name, open) select $1, $2, false where not exists (select from brands)',
      [demoBrand.id, foundedName],
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
