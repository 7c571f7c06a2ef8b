import { randomInt } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { openShop } from '../shops/testing.ts';
import { rotateKeys } from './keys-store.ts';
import { redeemCode } from './redeem-code.ts';
import { makeRedemptions, type Verdict } from './redemptions.ts';
import { purgeUnused } from './store.ts';

const app = await makeTestApp();
const { db, now } = app;
const redemptions = makeRedemptions(db);
const verdict: { now: Verdict } = { now: { ok: true, title: 'Sconto Prime', text: '10 % in cassa' } };
let done = 0;
redemptions.handle('prime', async () => {
  done += 1;
  return verdict.now;
});

const worker = await app.signIn('worker');
const shopId = await openShop(db, { name: 'Zanga Catania' });
await db.updateTable('user_roles').set({ shop_id: shopId }).where('user_id', '=', worker.userId).execute();

const show = (subject: string, seconds = 60) =>
  redemptions.issue({
    kind: 'prime',
    subject,
    userId: null,
    now: now.at,
    expiresAt: new Date(now.at.getTime() + seconds * 1000),
  });
const posts = [{ role: 'worker', shopId, allShops: false }] as const;
const trail = { action: 'code.redeem', userId: worker.userId, posts, device: null, network: null } as const;
const reader = { by: worker.userId, trail, device: null };
const scan = (code: string) => redeemCode(redemptions, { code, ...reader, shopId, now: now.at });
const outcomes = async () =>
  (await db.selectFrom('redemption_tries').select('outcome').orderBy('id').execute()).map(
    ({ outcome }) => outcome,
  );

beforeEach(async () => {
  verdict.now = { ok: true, title: 'Sconto Prime', text: '10 % in cassa' };
  done = 0;
  await db.deleteFrom('redemption_tries').execute();
});

describe('a code', () => {
  it('[API-22] [PRM-8] counts down, and is used once by picture or by digits', async () => {
    const shown = await show('mbr_1');
    expect(shown).toMatchObject({ seconds: 60, code: expect.stringMatching(/^\d{4} \d{4}$/) });
    expect(await scan(shown.code)).toMatchObject({ done: true, kind: 'prime', title: 'Sconto Prime' });
    const second = await scan(shown.qrcode);
    expect(second).toMatchObject({ done: false, title: 'Già usato', used_at: now.at.toISOString() });
    expect(second.text).toMatch(/da Zanga Catania \(Ada R\.\)$/);
    expect(await outcomes()).toEqual(['done', 'used']);
  });

  it('scanned by fifty tills at once is used by one', async () => {
    const { qrcode, code } = await show('mbr_2');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => scan(at % 2 ? qrcode : code)));
    expect(answers.filter((answer) => answer.done)).toHaveLength(1);
    for (const { text } of answers.filter((answer) => !answer.done))
      expect(text).toMatch(/^Già usato .* da Zanga Catania \(Ada R\.\)$/);
    expect(done).toBe(1);
    expect((await outcomes()).filter((outcome) => outcome === 'used')).toHaveLength(49);
  });

  it('[PRM-8] ends with its seconds, and when the next one is shown', async () => {
    const first = await show('mbr_3');
    now.at = new Date(now.at.getTime() + 1_000);
    const second = await show('mbr_3');
    expect(await scan(first.qrcode)).toMatchObject({ done: false, title: 'Scaduto' });
    now.at = new Date(now.at.getTime() + 60_000);
    expect(await scan(second.qrcode)).toMatchObject({ done: false, title: 'Scaduto' });
    expect(done).toBe(0);
  });

  it('refused by its module stays unused', async () => {
    const { qrcode } = await show('mbr_4');
    verdict.now = { ok: false, title: 'Non più iscritto', text: 'L’abbonamento è finito' };
    expect(await scan(qrcode)).toMatchObject({ done: false, title: 'Non più iscritto', used_at: null });
    verdict.now = { ok: true, title: 'Sconto Prime', text: '10 %' };
    expect(await scan(qrcode)).toMatchObject({ done: true });
    expect(await outcomes()).toEqual(['refused', 'done']);
  });

  it('that is forged, cut, foreign or made up is not recognised', async () => {
    const { qrcode } = await show('mbr_5');
    const [mark, key, id = '', mac = ''] = qrcode.split('.');
    const forged = [
      `${mark}.${key}.${id}.${mac.slice(0, -2)}AA`,
      `${mark}.${key}.${id}`,
      `${mark}.999.${id}.${mac}`,
      `${mark}.${key}.rdm_00000000000000000000000000.${mac}`,
      `altro.${key}.${id}.${mac}`,
      `${qrcode}.x`,
      'https://example.it/qr',
      '"; drop table redemptions; --',
      '🎟',
    ];
    for (const code of forged) expect(await scan(code)).toMatchObject({ done: false, kind: null });
    const unknown = String(randomInt(10 ** 8)).padStart(8, '0');
    expect(await scan(unknown)).toMatchObject({ done: false, kind: null });
    expect(await outcomes()).toEqual([...forged.map(() => 'forged'), 'unknown']);
    expect(await scan(qrcode)).toMatchObject({ done: true });
  });

  it('outlives a change of keys, and not the retirement of its own', async () => {
    const { qrcode } = await show('mbr_6', 400 * 86_400);
    const start = now.at;
    const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
    await db.updateTable('redemption_keys').set({ created_at: start }).execute();
    await rotateKeys(db, inDays(181));
    await db
      .updateTable('redemption_keys')
      .set({ created_at: inDays(181) })
      .where('created_at', '>', start)
      .execute();
    const fresh = await show('mbr_7', 400 * 86_400);
    expect(fresh.qrcode.split('.')[1]).not.toBe(qrcode.split('.')[1]);
    now.at = inDays(182);
    expect(await scan(qrcode)).toMatchObject({ done: true });
    await rotateKeys(db, inDays(361));
    expect(await scan(qrcode)).toMatchObject({ done: false, kind: null });
    expect(await scan(fresh.qrcode)).toMatchObject({ done: true });
  });

  it('without use is deleted after a day', async () => {
    const { code } = await show('mbr_8');
    await purgeUnused(db, new Date(now.at.getTime() + 86_400_000));
    expect(await scan(code)).toMatchObject({ done: false, kind: null });
  });
});

describe('POST /api/worker/redemptions', () => {
  const post = async (token: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/worker/redemptions',
      headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('[ROL-3] is for staff', async () => {
    const [customer, clerk] = [await app.signIn(), await app.signIn('worker')];
    expect((await post(customer.token, { code: '12345678' })).status).toBe(403);
    expect((await post('nobody-at-all-here', { code: '12345678' })).status).toBe(401);
    expect(await post(clerk.token, { code: '12345678' })).toMatchObject({
      status: 200,
      body: { done: false },
    });
    for (const code of ['', 'x'.repeat(201)]) expect((await post(clerk.token, { code })).status).toBe(422);
    const manager = await app.signIn('manager');
    expect(await post(manager.token, { code: '12345678', shop: 'shp_niente' })).toMatchObject({
      status: 404,
    });
  });

  it('[API-22] stops a person who guesses, for ten minutes, and no colleague', async () => {
    const [guesser, clerk] = [await app.signIn('worker'), await app.signIn('worker')];
    const shown = await show('mbr_guessed');
    for (let tries = 0; tries < 20; tries += 1)
      expect((await post(guesser.token, { code: tries % 2 ? '00000000' : 'zng.1.rdm_x.y' })).status).toBe(
        200,
      );
    expect(await post(guesser.token, { code: shown.code })).toMatchObject({
      status: 429,
      body: { code: 'too_many' },
    });
    expect(await post(clerk.token, { code: shown.code })).toMatchObject({
      status: 200,
      body: { kind: 'prime' },
    });
    now.at = new Date(now.at.getTime() + 10 * 60_000);
    expect((await post(guesser.token, { code: shown.code })).body).toMatchObject({ title: 'Scaduto' });
  });
});
