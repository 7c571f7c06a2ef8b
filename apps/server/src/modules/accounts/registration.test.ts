import { describe, expect, it } from 'vitest';
import { callTo, makeAccountsTest } from './node/testing.ts';
import { codeFor, makeCustomer, queued, signInAs, stranger } from './people/testing.ts';

const node = await makeAccountsTest();
const call = callTo(node);

describe('registering', () => {
  it('[API-5] [LOG-10] [LOG-11] makes an account, sends a code, and lets one sign in on the way to confirm it', async () => {
    const person = stranger();
    const registered = await call('POST /api/register', { payload: person });
    expect(registered).toMatchObject({ status: 200, body: { success: true } });
    const signedIn = await call('POST /oauth/token', {
      payload: { grant_type: 'password', username: person.email, password: person.password },
    });
    expect(signedIn.body).toMatchObject({
      token_type: 'Bearer',
      redirect_route: 'registration/telephone',
    });
    expect(await codeFor(node, person.telephone)).toMatch(/^\d{6}$/);
  });

  it('[API-7] completes with the code of the SMS, and greets once', async () => {
    const person = stranger();
    await call('POST /api/register', { payload: person });
    const token = await signInAs(node, person);
    const code = await codeFor(node, person.telephone);
    const done = await call('POST /api/register/complete', { token, payload: { code } });
    expect(done).toMatchObject({ status: 200, body: { success: true } });
    const user = await call('GET /api/user', { token });
    expect(user.body).toMatchObject({ telephone: person.telephone, pending_telephone: null });
    expect(user.body).not.toHaveProperty('redirect_route');
    expect((await queued(node, 'email', person.email)).map(({ letter }) => letter)).toEqual(['welcome']);
    expect(await makeCustomer(node)).toMatchObject({ firstname: 'Ada' });
  });
});
