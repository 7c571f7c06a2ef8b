import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { contract } from '@zanga/contract/contract';
import { errors } from '@zanga/contract/wire/errors';
import type { Route } from '@zanga/contract/wire/route';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settingNames } from '../../src/config.ts';
import { openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Content = Record<string, { example?: unknown }>;
type Operation = {
  operationId?: string;
  summary?: string;
  parameters: { $ref?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
type Document = { openapi: string; servers: unknown; paths: Record<string, Record<string, Operation>> };

describe('the documents of the API', async () => {
  const app = await makeTestApp();

  it('list every endpoint of the contract and nothing else', async () => {
    const { status, body } = await app.get('/api/openapi.json');
    const document = body as Document;
    expect(status).toBe(200);
    expect(document.openapi).toBe('3.1.0');
    const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(listed.toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  it('list the common parameters at every endpoint', async () => {
    const { paths } = (await app.get('/api/openapi.json')).body as Document;
    const refs = paths['/api/shops']?.get?.parameters.flatMap(({ $ref }) => $ref ?? []);
    expect(refs).toContain('#/components/parameters/filter_delivery_address');
    expect(refs).toHaveLength(9);
  });

  it('declare every refusal of every call, the common ones included', async () => {
    const { paths } = (await app.get('/api/openapi.json')).body as Document;
    for (const [key, route] of Object.entries<Route>(contract)) {
      const [method = '', path = ''] = key.split(' ');
      const told = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses;
      for (const code of [...(route.errors ?? []), 'invalid', 'too_many', 'internal', 'unavailable'] as const)
        expect({ key, told: told?.[errors[code].status]?.description }).toEqual({
          key,
          told: expect.stringContaining(`\`${code}\``),
        });
    }
  });

  it('show examples, each valid by its own schema', async () => {
    const { paths } = (await app.get('/api/openapi.json')).body as Document;
    let shown = 0;
    for (const [key, { body, response }] of Object.entries<Route>(contract)) {
      const [method = '', path = ''] = key.split(' ');
      const { requestBody, responses } = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
      for (const [schema, content] of [
        [body, requestBody?.content],
        [response, responses?.[200]?.content ?? responses?.[201]?.content],
      ] as const) {
        const example = Object.values(content ?? {})[0]?.example;
        if (example === undefined) continue;
        shown += 1;
        // Every schema of the contract is one of zod's.
        expect({ key, ...z.safeParse(schema as z.ZodType, example) }).toMatchObject({ key, success: true });
      }
    }
    expect(shown).toBeGreaterThan(150);
    const login = paths['/api/register']?.post?.requestBody?.content['application/json']?.example;
    expect(login).toMatchObject({ email: 'ada@example.it', telephone: '+393331234567' });
  });

  it('refer only to their own parts, and name the server’s address', async () => {
    const document = (await app.get('/api/openapi.json')).body as Document;
    const within = (pointer: string) =>
      pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
    const lost = [...new Set(refs)].filter((ref) => !ref.startsWith('#/') || within(ref) === undefined);
    expect({ lost, some: refs.includes('#/components/schemas/Block') }).toEqual({ lost: [], some: true });
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }]);
  });

  it('explain what a name alone does not tell', async () => {
    const { body } = await app.get('/api/openapi.json');
    const { info, paths } = body as Document & { info: { description: string } };
    expect(info.description).toContain('`ord_…` order');
    const sent = (path: string) => JSON.stringify(paths[path]?.post?.requestBody);
    expect(sent('/api/orders')).toContain('Version of the terms');
    expect(sent('/api/orders')).toContain('after the refusal `order.captcha_needed`');
    expect(sent('/oauth/token')).toContain('`web` (the default)');
    expect(sent('/api/orders/{order}')).toContain('Key of a guest’s order');
    expect(sent('/api/contact')).not.toContain('Key of a guest’s order');
    const cart = await app.http.inject({ method: 'POST', url: '/api/carts', payload: {} });
    expect(cart.json()).toMatchObject({ terms_version: null });
  });

  it('leave the common parameters out of the call made from a mail [API-15]', async () => {
    const { paths } = (await app.get('/api/openapi.json')).body as Document;
    const names = paths['/api/notifications/unsubscribe']?.patch?.parameters.map(({ $ref }) => $ref);
    expect(names).toEqual([undefined, undefined]);
  });

  it('come compressed, and only once to each browser', async () => {
    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs.css']) {
      const first = await app.http.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(first.headers['content-encoding']).toBe('br');
      const etag = String(first.headers.etag);
      const again = await app.http.inject({
        url,
        headers: { 'accept-encoding': 'br', 'if-none-match': etag },
      });
      expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
    }
  });

  it('are readable as a page', async () => {
    const { status, body, headers } = await app.get('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const key of Object.keys(contract)) expect(body).toContain(key.split(' ')[1]);
  });

  it('of the process are metrics that only this machine may read', async () => {
    expect((await app.get('/metrics')).body).toContain('http_request_duration_seconds');
    const outside = await app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(outside.statusCode).toBe(404);
    for (const name of ['x-forwarded-for', 'forwarded'])
      expect((await app.get('/metrics', { [name]: '203.0.113.9' })).status).toBe(404);
  });

  it('of the process are read from elsewhere with their token alone', async () => {
    const { http } = await makeTestApp({ env: { METRICS_TOKEN: 'a token for the metrics' } });
    const ask = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await http.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers })).statusCode;
    };
    expect([await ask('a token for the metrics'), await ask('another')]).toEqual([200, 404]);
    // A local proxy without forwarding headers looks like this machine.
    const behind = await makeTestApp({ env: { PUBLIC_ORIGIN: 'https://www.example.it' } });
    expect((await behind.get('/metrics', { host: 'localhost' })).status).toBe(404);
  });
});

/** The API document alone in a temporary folder. */
const openOutside = async () => {
  const app = await makeTestApp({ env: { PUBLIC_ORIGIN: 'https://www.example.it', SANDBOX: 'true' } });
  const folder = await mkdtemp(path.join(tmpdir(), 'outside-'));
  afterAll(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'openapi.json'), (await app.http.inject('/api/openapi.json')).body);
  /** Runs another project's program there; returns its output. */
  const run = async (program: string, ...given: readonly string[]): Promise<string> => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const answer = promisify(execFile)(process.execPath, [program, ...given], { cwd: folder, env });
    return answer.then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }) => Promise.reject(new Error(`${program}: ${stdout}${stderr}`)),
    );
  };
  const write = (name: string, value: unknown) => writeFile(path.join(folder, name), JSON.stringify(value));
  return { app, folder, run, write };
};

describe('the API document in other people’s programs', async () => {
  const { app, folder, run, write } = await openOutside();
  const packages = path.join(root, 'node_modules');

  it('passes a linter without warnings', async () => {
    const linter = path.join(packages, '@redocly/cli/bin/cli.js');
    await run(linter, 'lint', 'openapi.json', '--extends=recommended-strict', '--format=stylish');
  });

  it('gives a stranger’s client strict types, with which it orders and pays', async () => {
    await openStand(app);
    const generator = path.join(root, 'apps/server/node_modules/openapi-typescript/bin/cli.js');
    await run(generator, 'openapi.json', '--default-non-nullable=false', '-o', 'service.ts');
    await copyFile(path.join(root, 'apps/server/test/outside/order-and-pay.ts'), `${folder}/client.ts`);
    const told = `import type { paths } from './service.ts';\ndeclare global { type Paths = paths }`;
    await writeFile(path.join(folder, 'paths.d.ts'), told);
    await write('package.json', { type: 'module' });
    await write('tsconfig.json', {
      compilerOptions: {
        ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true },
        ...{
          module: 'nodenext',
          moduleDetection: 'force',
          target: 'es2024',
          allowImportingTsExtensions: true,
        },
        ...{ types: ['node'], typeRoots: [path.join(packages, '@types')] },
      },
    });
    await run(path.join(packages, 'typescript/bin/tsc'));
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const paid = JSON.parse(await run('client.ts', address));
    expect(paid).toEqual({ status: 'succeeded', paid: 'paid', total: expect.any(Number) });
  });
});

describe('the documents of the project', () => {
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`),
  ]
    .filter((file) => file.endsWith('.md') && file !== 'docs/requirements.md')
    .concat(readdirSync(path.join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`));

  it('explain every setting', () => {
    const told = files.map(read).join('\n');
    expect(settingNames.length).toBeGreaterThan(40);
    expect(settingNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(told))).toEqual([]);
  });

  it('name existing tests as proofs', () => {
    const named = [...read('docs/security.md').matchAll(/`([\w/.-]+\.test\.m?ts|[\w/.-]+\.test\.mjs)`/g)].map(
      ([, name = '']) => (name.startsWith('scripts/') ? name : `apps/server/${name}`),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('name titles that the tests have', () => {
    const named = [...read('docs/security.md').matchAll(/`([\w/.-]+\.test\.m?ts)`: “([^”]+)”/g)];
    expect(named.length).toBeGreaterThan(15);
    const lost = named.filter(([, file = '', title = '']) => {
      const at = file.startsWith('scripts/') ? file : `apps/server/${file}`;
      return !read(at).includes(title);
    });
    expect(lost.map(([words]) => words)).toEqual([]);
  });

  it.each(files)('name only existing commands in %s', (file) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(file).matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
