import assert from 'node:assert/strict';
import { randomBytes, randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cache } from '../setup/paths.mjs';

/** The named release, or the newest one. @param {string | undefined} named */
export const newestArchive = (named) => {
  if (named !== undefined) return path.resolve(named);
  const folder = path.join(cache, 'release');
  const all = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : [];
  const files = all.map((name) => path.join(folder, name));
  const newest = files.sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)[0];
  assert(newest, 'There is no release yet: npm run release');
  return newest;
};

/** Headers that the proxy of a real shop adds. */
export const byProxy = {
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.9',
  host: 'www.zanga.example',
};

const secret = () => randomBytes(36).toString('base64');

/** Settings that the production checks accept without an exception. @param {string} database */
export const realShop = (database) => ({
  ...{ PORT: String(randomInt(31_000, 32_000)), LOG_LEVEL: 'warn', SEED_DEMO: 'false', SANDBOX: 'false' },
  ...{ PUBLIC_ORIGIN: 'https://www.zanga.example', TRUST_PROXY: '127.0.0.1' },
  ...{ SIGNING_KEY: secret(), GUEST_ORDERS_KEY: secret(), ALTCHA_HMAC_KEY: secret() },
  DATABASE_URL: database,
});
