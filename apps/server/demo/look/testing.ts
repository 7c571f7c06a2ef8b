import type { DemoSight } from '@zanga/contract/brand/demo-to-look-at';
import { call, signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp, type TestApp } from '../../test/harness.ts';
import { foundEmptyBrand } from '../found.ts';

type Answer = DemoSight & { readonly code: string };

/** A brand as its owner finds it on the first day, closed and empty. */
export const foundedApp = async () => {
  const app = await makeTestApp();
  await foundEmptyBrand(app.pool);
  const owner = await signInStaff(app, 'owner');
  return {
    app,
    owner,
    see: async () => (await call<DemoSight>(app, 'GET backoffice/brand/demo', { token: owner })).body,
    set: (loaded: boolean, token = owner) =>
      call<Answer>(app, 'PUT backoffice/brand/demo', { token, payload: { loaded } }),
  };
};

/** Where it is right that something stays: what was done is told, and the look at the bank comes by a job of its own. */
const telling: readonly string[] = ['audit_entries', 'access_tokens', 'write_probes', 'payment_comparisons'];
/** Open forms of the settings are out of date. */
const untold: Readonly<Record<string, string>> = { brands: ` - 'updated_at'` };

/** How many rows each table has, and the sum of what they say, without the tables that tell what was done. */
export const digest = async ({ pool }: TestApp): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all($1)`,
    [telling],
  );
  const sums = rows.map(async ({ relname }) => {
    const { rows: found } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(one, ',' order by one), '')) as sum
       from (select (to_jsonb(t)${untold[relname] ?? ''})::text as one from ${relname} t) told`,
    );
    return [relname, found[0]?.sum ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
};
