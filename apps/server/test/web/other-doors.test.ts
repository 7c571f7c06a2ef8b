import { contract } from '@zanga/contract/contract';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

/** Every answered address, from the router's own list; catch-all routes are not in it. */
const doorsOf = ({ http }: Awaited<ReturnType<typeof makeTestApp>>) => {
  const path: string[] = [];
  return http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name = '', methods] =
        /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      path.splice(indent.length / 4, Number.POSITIVE_INFINITY, name);
      const url = path.join('');
      return (methods ?? '')
        .split(', ')
        .filter((method) => method && method !== 'HEAD')
        .map((method) => `${method} ${url}`);
    });
};
const declared = new Set(Object.keys(contract));
const others = async (env: Record<string, string>) =>
  doorsOf(await makeTestApp({ env })).filter((door) => !declared.has(door) && !door.startsWith('OPTIONS'));

/** Routes beside the contract; none of them changes data. */
const known = [
  'GET /.well-known/apple-app-site-association',
  'GET /.well-known/assetlinks.json',
  'GET /.well-known/security.txt',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /api/openapi.json',
  'GET /favicon.ico',
  'GET /favicon.svg',
  'GET /health/live',
  'GET /health/ready',
  'GET /icons/apple-touch-icon.png',
  'GET /icons/icon-192.png',
  'GET /icons/icon-512.png',
  'GET /icons/maskable-512.png',
  'GET /login/apple',
  'GET /login/apple/callback',
  'GET /login/done',
  'GET /login/facebook',
  'GET /login/facebook/callback',
  'GET /manifest.webmanifest',
  'GET /metrics',
  'GET /robots.txt',
  'GET /sitemap.xml',
];

describe('routes beside the contract', () => {
  it('are these, and none of the sandbox’s at a published address', async () => {
    expect((await others({ SANDBOX: '0' })).toSorted()).toEqual(known);
  });

  it('include the sandbox’s on one’s own machine', async () => {
    const more = (await others({})).filter((door) => !known.includes(door));
    expect(more).toContain('GET /dev/outbox');
    for (const door of more) expect(door).toMatch(/^(GET|POST) \/(dev|login)\//);
  });
});
