import type { DemoSight } from '@zanga/contract/brand/demo-to-look-at';
import { call, signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp, type TestApp } from '../../test/harness.ts';
import { foundEmptyBrand } from '../found.ts';

type SightAnswer = DemoSight & { readonly code: string };

/** A brand on its first day, closed and empty. */
export const foundedApp = async () => {
  const app = await makeTestApp();
  await foundEmptyBrand(app.pool);
  const owner = await signInStaff(app, 'owner');
  return {
    app,
    owner,
    see: async () => (await call<DemoSight>(app, 'GET backoffice/brand/demo', { token: owner })).body,
    set: (loaded: boolean, token = owner) =>
      call<SightAnswer>(app, 'PUT backoffice/brand/demo', { token, payload: { loaded } }),
  };
};

/** Tables that may change: records of actions, and the nightly look at the bank. */
const telling: readonly string[] = ['audit_entries', 'access_tokens', 'write_probes', 'payment_comparisons'];
/** Column left out: it makes open forms of the settings outdated. */
const untold: Readonly<Record<string, string>> = { brands: ` - 'updated_at'` };

/** Row count and checksum of each table, without the tables that record actions. */
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
