import { randomBytes } from 'node:crypto';
import { SessionCache } from '../apps/server/src/modules/accounts/session/session-cache.ts';
import { percentile, report, rounded } from './table.ts';

// Time to check a remembered bearer token: each call of a signed-in person pays it.
const checks = 200_000;
const now = new Date();
const nextYear = new Date(now.getTime() + 365 * 86_400_000);

const measure = async (known: number) => {
  let asked = 0;
  const cache = new SessionCache({
    find: async () => {
      asked += 1;
      const session = { userId: `usr_${asked}`, posts: [] };
      return { session, expiresAt: nextYear, renewedAt: null, seenAt: null };
    },
    found: async () => undefined,
  });
  cache.trust();
  const tokens = Array.from({ length: known }, () => randomBytes(32).toString('base64url'));
  for (const token of tokens) await cache.identify(token, now);
  const micros: number[] = [];
  const before = process.cpuUsage();
  for (let at = 0; at < checks; at++) {
    const started = performance.now();
    await cache.identify(tokens[(at * 7_919) % known] ?? '', now);
    micros.push((performance.now() - started) * 1_000);
  }
  const { user, system } = process.cpuUsage(before);
  if (asked !== known) throw new Error('The cache was not warm');
  return {
    'tokens known': known,
    'mean µs of CPU': rounded((user + system) / checks),
    'p50 µs': rounded(percentile(micros, 0.5)),
    'p99 µs': rounded(percentile(micros, 0.99)),
    'p99.9 µs': rounded(percentile(micros, 0.999)),
  };
};

report(
  'token-check',
  [await measure(1), await measure(1_000), await measure(20_000)],
  ['Percentiles are of time gone by, never less than the CPU used; to reach: p99 of 1,000 µs of CPU.'],
);
