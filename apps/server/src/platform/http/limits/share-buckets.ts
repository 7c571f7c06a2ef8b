import type { Valkey } from '../../valkey/port.ts';
import { scriptOf } from '../../valkey/script.ts';
import type { Allowance, Buckets } from './buckets.ts';

/** Interval at which nodes exchange their counts. */
const everyMs = 200;
/** Buckets exchanged at once; more would block Valkey for others. */
const mostAtOnce = 500;

/**
 * Takes one node's counts from the shared buckets and returns the tokens left, by Valkey's clock. They can be negative,
 * as each node lets calls through before it asks; the debt is waited for.
 */
const takeAll = scriptOf(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local left = {}
for i, key in ipairs(KEYS) do
  local taken, perMs, burst = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i])
  local tokens, at = burst, now
  local kept = redis.call('GET', key)
  if kept then
    local words = {}
    for word in string.gmatch(kept, '%S+') do words[#words + 1] = tonumber(word) end
    tokens, at = words[1], words[2]
  end
  tokens = math.min(burst, tokens + math.max(0, now - at) * perMs)
  tokens = math.max(-10 * burst, tokens - taken)
  local full = math.ceil((burst - tokens) / perMs) + 1
  redis.call('SET', key, string.format('%.3f %.0f', tokens, now), 'PX', full)
  left[i] = string.format('%.3f', tokens)
end
return left`);

export type Sharing = { readonly valkey: Valkey; readonly database: string };

type Taken = { count: number; readonly allowance: Allowance };

const chunksOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, at) =>
    all.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  );

/**
 * Counts at once on this node and shares the count a moment later: no call waits for Valkey. The others'
 * counts only lower a bucket, so a Valkey that is empty or away leaves each node with its own counts.
 */
export const shareBuckets = (
  buckets: Buckets,
  sharing: Sharing | undefined,
): Pick<Buckets, 'take' | 'charge'> => {
  if (!sharing) return buckets;
  const { valkey, database } = sharing;
  let taken = new Map<string, Taken>();
  let isAsking = false;

  const ask = async (part: readonly (readonly [string, Taken])[]) => {
    const keys = part.map(([key]) => `zanga:${database}:calls:${key}`);
    const args = part.flatMap(([, { count, allowance }]) => [
      count,
      allowance.perMinute / 60_000,
      allowance.burst,
    ]);
    const left = await valkey.run(takeAll, keys, args);
    if (!Array.isArray(left)) return;
    for (const [at, [key]] of part.entries())
      buckets.lower(key, Number(left[at]) - (taken.get(key)?.count ?? 0));
  };
  const askOfAll = async () => {
    if (isAsking) return;
    const told = [...taken];
    taken = new Map();
    if (!valkey.isUp()) return;
    isAsking = true;
    try {
      for (const part of chunksOf(told)) await ask(part);
    } catch {
      // Valkey is away: this node's counts stand.
    }
    isAsking = false;
  };
  // Failures are caught inside: this node's counts stand.
  setInterval(() => void askOfAll(), everyMs).unref();

  const tell = (key: string, allowance: Allowance, cost: number) => {
    const known = taken.get(key);
    if (known) known.count += cost;
    else taken.set(key, { count: cost, allowance });
  };
  return {
    take: (key, allowance, now, cost = 1) => {
      const seconds = buckets.take(key, allowance, now, cost);
      if (seconds === 0) tell(key, allowance, cost);
      return seconds;
    },
    charge: (key, allowance, now, cost) => {
      buckets.charge(key, allowance, now, cost);
      tell(key, allowance, cost);
    },
  };
};
