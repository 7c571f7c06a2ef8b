import type { EditedContent } from '@zanga/contract/brand/contents-office';
import type { Home } from '@zanga/contract/brand/home';
import { type HomePart, usualHome } from '@zanga/domain/brand/home';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { publishDue } from '../office/publish-content.ts';

const app = await makeTestApp();
await openStand(app);
const owner = await signInStaff(app, 'owner');

type HomeAnswer = EditedContent & { readonly code: string; readonly fields: Record<string, string[]> };
const url = 'backoffice/contents/home';
const read = async () => (await call<EditedContent>(app, `GET ${url}`, { token: owner })).body;
const publish = async (parts: unknown, at: string | null = null) => {
  const { version, form } = await read();
  const value = typeof parts === 'string' ? parts : JSON.stringify(parts);
  return call<HomeAnswer>(app, `POST ${url}/publish`, {
    token: owner,
    payload: { version, form: { ...form, value }, at, asks: false, reason: '' },
  });
};
// The contract gives this answer its shape.
const shown = async () => ((await app.get('/api/home')).body as Home).blocks;
const blocks = async () => (await shown()).map(({ block }) => block);
const usual = ['best', 'promo', 'offers', 'prime', 'shops'];
const changed = (block: HomePart['block'], change: Partial<HomePart>) =>
  usualHome.map((one) => (one.block === block ? { ...one, ...change } : one));

describe('the home', () => {
  it('shows its usual parts before its first edit', async () => {
    expect(await blocks()).toEqual(usual);
    expect((await read()).states).toEqual([]);
  });

  it('shows its published arrangement at once, and the audit tells it in words', async () => {
    const [best, ...rest] = changed('offers', { title: 'Da non perdere', line: 'Fino a sera.' });
    expect((await publish([best, ...rest.toReversed()])).status).toBe(200);
    await expect.poll(blocks).toEqual(['best', 'shops', 'prime', 'offers', 'promo']);
    expect((await shown()).find(({ block }) => block === 'offers')).toEqual({
      ...{ block: 'offers', title: 'Da non perdere', line: 'Fino a sera.' },
    });
    const { rows } = await app.pool.query(
      `select after->>'value' as told from audit_entries where thing = 'home' order by id desc limit 1`,
    );
    expect(rows[0]?.told).toContain('offerte («Da non perdere · Fino a sera.»)');
    // The home before the edit is one of its states, and can be restored.
    expect((await read()).states).toHaveLength(2);
  });

  it('shows a part from its first day to its last, in Rome', async () => {
    await publish(changed('prime', { from: '2026-12-06', until: '2026-12-08' }));
    const before = app.now.at;
    const seenAt = async (instant: string) => {
      app.now.at = new Date(instant);
      return (await blocks()).includes('prime');
    };
    expect(await seenAt('2026-12-05T22:59:00Z')).toBe(false);
    expect(await seenAt('2026-12-05T23:01:00Z')).toBe(true);
    expect(await seenAt('2026-12-08T22:59:00Z')).toBe(true);
    expect(await seenAt('2026-12-08T23:01:00Z')).toBe(false);
    app.now.at = before;
  });

  it('is published at its time', async () => {
    await publish(usualHome);
    const at = new Date(app.now.at.getTime() + 3_600_000);
    await publish(changed('shops', { shown: false }), at.toISOString());
    await expect.poll(blocks).toEqual(usual);
    await publishDue(app.db, new Date(at.getTime() + 1_000));
    await expect.poll(blocks).toEqual(usual.slice(0, -1));
  });

  it('refuses an unreadable arrangement, and keeps the parts that open the page', async () => {
    for (const wrong of ['ciao', '[{"block":"best"}]', '{}', JSON.stringify([...usualHome, ...usualHome])])
      expect((await publish(wrong)).body.fields).toHaveProperty(['form.value']);
    const empty = await publish(changed('words', { shown: true }));
    expect(empty.body.fields['form.value.words']?.[0]).toMatch(/almeno il titolo/);
    await publish(changed('best', { shown: false }));
    await expect.poll(blocks).toEqual(usual);
  });

  it('cannot be read as an editorial text', async () => {
    expect((await app.get('/api/contents/home')).status).toBe(404);
    const list = await call<{ data: { slug: string }[] }>(app, 'GET backoffice/contents', { token: owner });
    expect(list.body.data.map(({ slug }) => slug)).not.toContain('home');
  });
});
