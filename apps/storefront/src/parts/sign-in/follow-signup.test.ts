import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, type useRouter } from '@tanstack/react-router';
import type { Api } from '@zanga/contract/contract';
import { client } from '@zanga/contract/wire/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Service } from '../../base/api/api.tsx';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const { followSignup } = await import('./follow-signup.ts');
const { followUser } = await import('../../base/session/follow-user.ts');
const { forgetPerson, rememberPerson } = await import('../../base/session/session.ts');
const { userQuery } = await import('../../base/session/user.ts');

const ada = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Prova' };
const route = 'registration/telephone';

/** A visit that begins at an address; the router itself goes nowhere outside a browser, so its steps are taken here. */
const visit = (address: string, account: object = { ...ada, redirect_route: route }) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const navigate = async ({ to, state }: { readonly to: string; readonly state: object }) =>
    history.replace(to, state);
  const router = { history, navigate } as unknown as ReturnType<typeof useRouter>;
  const service: Service = client<Api>({ baseUrl: '', fetch: async () => Response.json(account) });
  const queryClient = new QueryClient();
  const stop = followUser({ service, queryClient }, followSignup(router));
  const key = userQuery(service).queryKey;
  const read = () => queryClient.getQueryData(key);
  const complete = () => queryClient.setQueryData(key, ada);
  const at = () => [history.location.pathname, history.location.state.from];
  return { history, read, complete, stop, at };
};

const sentFrom = (from: string) => [`/${route}`, from];

beforeEach(() => forgetPerson('left'));

describe('[LOG-11] an account with a redirect_route', () => {
  it('leads to the signup as soon as the account is read, before any press', async () => {
    rememberPerson(ada);
    const { at, stop } = visit('/orders?page=2');
    await expect.poll(at).toEqual(sentFrom('/orders?page=2'));
    stop();
  });

  it('leads to that route from every later page, until the signup is complete', async () => {
    rememberPerson(ada);
    const { history, read, complete, at, stop } = visit('/content/privacy');
    await expect.poll(read).toBeDefined();
    history.push('/contacts');
    expect(at()[0]).toBe('/contacts');
    history.push('/pizze');
    expect(at()).toEqual(sentFrom('/pizze'));
    complete();
    history.push('/coupons');
    expect(at()[0]).toBe('/coupons');
    stop();
  });

  it('leads to that route from the login, and replaces it', async () => {
    const { at, stop } = visit('/content/privacy?prime=1&accesso=accedi');
    expect(at()[0]).toBe('/content/privacy');
    rememberPerson(ada);
    await expect.poll(at).toEqual(sentFrom('/content/privacy?prime=1'));
    stop();
  });

  it('leads neither a visitor away, nor a person who has signed out', async () => {
    rememberPerson(ada);
    const { history, read, at, stop } = visit('/contacts');
    await expect.poll(read).toBeDefined();
    forgetPerson('left');
    history.push('/home');
    expect(at()[0]).toBe('/home');
    stop();
  });
});
