export type Allowance = {
  /** How many a minute, in the long run. */
  readonly perMinute: number;
  /** How many at once, for who has asked for nothing of late. */
  readonly burst: number;
};

/** What an allowance of so many a minute lets through at once: a quarter of it. */
export const allowance = (perMinute: number): Allowance => ({
  perMinute: Math.max(1, Math.floor(perMinute)),
  burst: Math.max(1, Math.ceil(perMinute / 4)),
});

type Bucket = { tokens: number; at: number };

/** More callers than this are not remembered: those who have been quiet longest start anew. */
const most = 50_000;

/**
 * Lets each caller do so much a minute, evenly: a fixed window would let a whole minute's worth through at its beginning,
 * which is when it hurts. A call that costs more than is left is let through and owes the rest.
 */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();

  /** Takes what a call costs, where at least one is left; answers 0, or after how many seconds there is one. */
  take(key: string, allowed: Allowance, now: number, cost = 1): number {
    const bucket = this.#filled(key, allowed, now);
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 60) / allowed.perMinute);
    this.#spend(bucket, allowed, cost);
    return 0;
  }

  /** Takes what a call that was let in has turned out to cost beyond that; the next ones wait for it. */
  charge(key: string, allowed: Allowance, now: number, cost: number): void {
    this.#spend(this.#filled(key, allowed, now), allowed, cost);
  }

  /** What is left; less than nothing for a caller who owes. */
  left(key: string, allowed: Allowance, now: number): number {
    return this.#buckets.has(key) ? this.#filled(key, allowed, now).tokens : allowed.burst;
  }

  /** Others have taken from the same: there is no more left than this. */
  lower(key: string, tokens: number): void {
    const bucket = this.#buckets.get(key);
    if (bucket && tokens < bucket.tokens) bucket.tokens = tokens;
  }

  /** Nobody owes more than a whole burst: it is paid within a quarter of a minute. */
  #spend(bucket: Bucket, { burst }: Allowance, cost: number): void {
    bucket.tokens = Math.max(-burst, bucket.tokens - cost);
  }

  #filled(key: string, { perMinute, burst }: Allowance, now: number): Bucket {
    const last = this.#buckets.get(key) ?? { tokens: burst, at: now };
    // Time may be moved backwards in the sandbox: nobody loses anything by it.
    const since = Math.max(0, now - last.at);
    const bucket = { tokens: Math.min(burst, last.tokens + (since * perMinute) / 60_000), at: now };
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    for (const quietest of this.#buckets.keys()) {
      if (this.#buckets.size <= most) break;
      this.#buckets.delete(quietest);
    }
    return bucket;
  }
}
