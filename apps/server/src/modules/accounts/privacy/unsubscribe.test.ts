import { consentTexts } from '@zanga/domain/accounts/consents';
import { describe, expect, it } from 'vitest';
import { makeCustomer } from '../people-testing.ts';
import { callTo, makeAccountsTest } from '../server-testing.ts';
import { unsubscribeLinks } from './unsubscribe-link.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const path = '/api/notifications/unsubscribe';
const patch = (link: `/${string}`) => call(`PATCH ${link}`);

const subscriber = async () => {
  const person = await makeCustomer(node);
  const { version } = consentTexts.marketing;
  const consents = [{ kind: 'marketing', granted: true, version }];
  await call('PATCH /api/customer', { token: person.token, payload: { consents } });
  const links = unsubscribeLinks(node.accounts, person.userId, node.now.at);
  const [, , user = '', signature = ''] = new URL(links.page).pathname.split('/').slice(1);
  const granted = async () => {
    const { body } = await call('GET /api/user', { token: person.token });
    // The contract gives this answer its shape.
    return (body.consents as { marketing: { granted: boolean } }).marketing.granted;
  };
  const query = (id: string, sign: string) => `${path}?unsubscribe=${id}&signature=${sign}` as const;
  return { ...person, links, user, signature, query, granted };
};

describe('unsubscribing', () => {
  it('[API-15] stops marketing by the mailed link, without signing in; a second time does no harm', async () => {
    const { links, query, user, signature, userId, granted } = await subscriber();
    expect(links.page).toBe(`http://zanga.test/notifications/unsubscribe/${userId}/${signature}`);
    expect(await granted()).toBe(true);
    for (let twice = 0; twice < 2; twice++)
      expect(await patch(query(user, signature))).toMatchObject({
        status: 200,
        body: { success: true },
      });
    expect(await granted()).toBe(false);
    const { rows } = await node.pool.query(
      "select source, granted from consents where user_id = $1 and source <> 'profile'",
      [userId],
    );
    expect(rows).toEqual([{ source: 'mail_link', granted: false }]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('takes the button of mail programs as %s (RFC 8058)', async (type, payload) => {
    const { links, granted } = await subscriber();
    const oneClick = links.oneClick.slice('http://zanga.test/'.length);
    const answer = await call(`POST /${oneClick}`, {
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(200);
    expect(await granted()).toBe(false);
  });

  it('[API-15] is refused with a link that is tampered with, another’s or late', async () => {
    const [one, two] = [await subscriber(), await subscriber()];
    const flipped = one.signature.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const longer = one.signature.replace(/^[0-9a-z]+/, 'zzzz');
    for (const [user, signature] of [
      [one.user, flipped],
      [one.user, longer],
      [one.user, two.signature],
      [two.user, one.signature],
      [one.user, 'x'],
      ['nobody', one.signature],
    ] as const) {
      const answer = await patch(one.query(user, signature));
      expect(answer).toMatchObject({ status: 403, body: { code: 'unsubscribe.refused' } });
    }
    expect([await one.granted(), await two.granted()]).toEqual([true, true]);
    const missing = await call(`PATCH ${path}`);
    expect(missing).toMatchObject({ status: 422 });
    expect(Object.keys(missing.body.fields ?? {})).toEqual(['unsubscribe', 'signature']);
    const before = node.now.at;
    node.now.at = new Date(before.getTime() + 367 * 86_400_000);
    const late = await patch(one.query(one.user, one.signature));
    node.now.at = new Date(before.getTime() + 365 * 86_400_000);
    const withinTheYear = await patch(one.query(one.user, one.signature));
    node.now.at = before;
    expect([late.status, withinTheYear.status]).toEqual([403, 200]);
  });
});
