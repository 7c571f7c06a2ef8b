import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { StaffRole } from '@zanga/domain/staff/rights';
import { seedDemo } from '../../../apps/server/demo/seed.ts';
import { openPool } from '../../../apps/server/src/platform/database/connection.ts';
import { connectionTo } from '../../../apps/server/src/platform/embedded-postgres/connection.ts';
import { readLockFile } from '../../../apps/server/src/platform/embedded-postgres/lock-file.ts';
import { makeLog } from '../../../apps/server/src/platform/log.ts';
import { expect } from '../../support/page.ts';
import { call, linkTo, tokenFor } from '../../support/people.ts';

/** People of this evening; the demo's are not loaded. */
export const password = 'una-sera-di-novembre';
export const owner = { firstname: 'Rosaria', lastname: 'Amato', email: 'rosaria.amato@example.com' };

export const shops = ['catania', 'palermo', 'siracusa'] as const;
export type ShopSlug = (typeof shops)[number];

/** Loads menu, shops and tables into the empty database, without any account. */
export const loadMenu = async () => {
  const folder = path.join(process.env.E2E_DATA ?? '', 'postgres');
  const lock = readLockFile(folder);
  if (!lock) throw new Error(`No database is running in ${folder}`);
  const pool = openPool({ ...connectionTo(lock, folder, 'zanga'), max: 1 }, makeLog({ LOG_LEVEL: 'warn' }));
  try {
    expect(await seedDemo(pool, new Date(), { sandbox: false })).toBe(true);
    const { rows } = await pool.query<{ people: number }>('select count(*)::int as people from users');
    expect(rows[0]?.people).toBe(0);
  } finally {
    await pool.end();
  }
};

/** Path of an invitation's link. */
export const invitationTo = (email: string) => linkTo(email, /\/gestione\/invito#\S+/);

export const somebody = (firstname: string) => ({
  firstname,
  lastname: 'Prova',
  email: `${firstname.toLowerCase()}.${randomBytes(4).toString('hex')}@example.com`,
});

/** Invites by mail and accepts by the link, without a browser; returns the person's token. */
export const hire = async (by: string, firstname: string, role: StaffRole, shop: string) => {
  const person = somebody(firstname);
  const invited = await call('POST /api/backoffice/invitations', {
    token: by,
    body: { email: person.email, posts: [{ role, shop }] },
  });
  expect(invited.status, JSON.stringify(invited.body)).toBe(201);
  const token = (await invitationTo(person.email)).split('#')[1];
  const body = { ...person, token, password, password_confirmation: password };
  const accepted = await call('POST /api/backoffice/invitation/accept', { body });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  return { ...person, token: (await tokenFor({ email: person.email, password })) ?? '' };
};
