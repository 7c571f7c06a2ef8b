import { QueryClient } from '@tanstack/react-query';
import type { Api } from '@zanga/contract/contract';
import { Grant } from '@zanga/contract/people/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Service } from '../api/api.tsx';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const { signIn, signOut } = await import('./sign-in.ts');
const { storage } = await import('../storage/storage.ts');
const { client } = await import('@zanga/contract/wire/client');

const user = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Prova' };
const grant = Grant.parse({ grant_type: 'password', username: 'ada@example.com', password: 'segreta' });
const personal = ['token', 'username', 'firstname', 'lastname', 'fullname'] as const;

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** A service that answers by path, and records each call with its token. */
const serviceOf = (answers: Answers) => {
  const asked: string[] = [];
  const service: Service = client<Api>({
    baseUrl: '',
    headers: () => ({ authorization: `Bearer ${storage.read('token')}` }),
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      asked.push(`${init?.method} ${url} ${headers.get('authorization')}`);
      return (answers[String(url)] ?? (() => Response.error()))();
    },
  });
  return { asked, tools: { service, queryClient: new QueryClient() } };
};

const token = () => Response.json({ token_type: 'Bearer', access_token: 'abc', expires_in: 60 });

beforeEach(() => {
  for (const key of personal) storage.write(key, null);
});

describe('signing in', () => {
  it('[STA-9] stores token and names, and asks for the account with the token', async () => {
    const { asked, tools } = serviceOf({ '/oauth/token': token, '/api/user': () => Response.json(user) });
    await signIn(tools, grant);
    expect(asked[1]).toBe('GET /api/user Bearer abc');
    expect(personal.map((key) => storage.read(key))).toEqual([
      'abc',
      'ada@example.com',
      'Ada',
      'Prova',
      'Ada Prova',
    ]);
    expect(tools.queryClient.getQueryData(['GET /api/user'])).toEqual(user);
  });

  it('stores no token when the account cannot be read', async () => {
    const { tools } = serviceOf({ '/oauth/token': token });
    await expect(signIn(tools, grant)).rejects.toThrow();
    expect(personal.map((key) => storage.read(key))).toEqual([null, null, null, null, null]);
  });

  it('[LOG-9] passes a refusal on to the caller', async () => {
    const refused = () => Response.json({ error: 'no', code: 'auth.bad_credentials' }, { status: 401 });
    const { tools } = serviceOf({ '/oauth/token': refused });
    await expect(signIn(tools, grant)).rejects.toMatchObject({ status: 401, code: 'auth.bad_credentials' });
    expect(storage.read('username')).toBeNull();
  });

  it.each([false, { success: false }])(
    '[ERR-2] takes %j for a refusal, and asks nothing else',
    async (answer) => {
      const { asked, tools } = serviceOf({ '/oauth/token': () => Response.json(answer) });
      await expect(signIn(tools, grant)).rejects.toMatchObject({ status: 401 });
      expect([asked.length, storage.read('token')]).toEqual([1, null]);
    },
  );
});

describe('[STA-2] signing out', () => {
  beforeEach(() => {
    for (const key of personal) storage.write(key, 'x');
  });

  it('ends the token on the server and forgets token and names', async () => {
    const { asked, tools } = serviceOf({ '/api/user/token': () => new Response(null, { status: 204 }) });
    await signOut(tools.service);
    expect(asked).toEqual(['DELETE /api/user/token Bearer x']);
    expect(personal.map((key) => storage.read(key))).toEqual([null, null, null, null, null]);
  });

  it('forgets both when the server is away, too', async () => {
    const { tools } = serviceOf({});
    await signOut(tools.service);
    expect(storage.read('token')).toBeNull();
  });

  it('stops waiting for the server', async () => {
    vi.useFakeTimers();
    const { tools } = serviceOf({ '/api/user/token': () => new Promise<never>(() => undefined) });
    const out = signOut(tools.service);
    await vi.advanceTimersByTimeAsync(3_000);
    await out;
    vi.useRealTimers();
    expect(storage.read('token')).toBeNull();
  });
});
