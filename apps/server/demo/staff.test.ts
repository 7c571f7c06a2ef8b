import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../test/harness.ts';
import { seedDemo } from './seed.ts';
import { demoStaff, demoStaffPassword } from './staff.ts';

const app = await makeTestApp();
await seedDemo(app.pool, app.now.at, { sandbox: true });

describe('the customers of the demo', () => {
  it('[RTE-20] have reviewed their orders, and two reviews wait to be read', async () => {
    const reviews = await app.get('/api/shops/catania/reviews');
    expect(reviews.body).toMatchObject({ rating: { average: 4.5, count: 4 } });
    const ofDish = await app.get('/api/products/arancino-al-ragu/reviews');
    expect(ofDish.body).toMatchObject({ rating: { average: 4.5, count: 2 } });
    const waiting = app.db.selectFrom('reviews').select('id').where('state', '=', 'waiting');
    expect(await waiting.execute()).toHaveLength(2);
  });
});

describe('the staff of the demo', () => {
  it('[ROL-3] signs in with the public password, each with their role and shop', async () => {
    for (const { email, role, shop } of demoStaff.slice(0, 3)) {
      const response = await app.http.inject({
        method: 'POST',
        url: '/oauth/token',
        payload: { grant_type: 'password', client_id: 'web', username: email, password: demoStaffPassword },
      });
      const { access_token: token } = response.json<{ access_token: string }>();
      const headers = { authorization: `Bearer ${token}` };
      expect((await app.get('/api/user', headers)).body).toMatchObject({ roles: [{ name: role }] });
      const board = await app.get('/api/backoffice/board', headers);
      expect(board.body).toMatchObject({ shops: shop ? [{ name: 'Zanga Catania' }] : expect.any(Array) });
    }
  });

  it('is offered by both entrances, each with the role and the shop, until its password is changed', async () => {
    const people = async () => (await app.get('/dev/people')).body as { data: { email: string }[] };
    const { data } = await people();
    expect(data[0]).toMatchObject({ name: 'Rosalia Zanga', role: 'owner', password: demoStaffPassword });
    expect(data).toContainEqual(expect.objectContaining({ role: 'worker', shop: 'Zanga Catania' }));
    expect(data).toContainEqual(
      expect.objectContaining({ name: 'Giulia Ferrara', role: null, has_coupons: true }),
    );
    await app.pool.query(`update users set password_hash = 'x' where email = 'titolare@zanga.example'`);
    expect((await people()).data.map(({ email }) => email)).not.toContain('titolare@zanga.example');
  });

  it('is missing in a real shop, and not offered there', async () => {
    const real = await makeTestApp({ env: { PUBLIC_ORIGIN: 'https://zanga.example' } });
    await seedDemo(real.pool, real.now.at);
    for (const table of ['users', 'orders', 'reviews'] as const)
      expect(await real.db.selectFrom(table).select('id').execute()).toEqual([]);
    expect((await real.get('/dev/people')).status).toBe(404);
  });
});
