export type Allowance = {
  /** Calls a minute in the long run. */
  readonly perMinute: number;
  /** Calls at once after a quiet time. */
  readonly burst: number;
};

/** Allowance a minute; a quarter of it may come at once. */
export const allowance = (perMinute: number): Allowance => ({
  perMinute: Math.max(1, Math.floor(perMinute)),
  burst: Math.max(1, Math.ceil(perMinute / 4)),
});

type Bucket = { tokens: number; at: number };

/** Callers remembered; beyond that the quietest ones are forgotten and start with a full bucket. */
const most = 50_000;

/**
 * Token buckets by caller. A fixed window would let a minute's calls through in its first second; a call dearer than the
 * rest left is let through and owes the difference.
 */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();

  /** Takes the cost if one token is left; returns 0, or the seconds until there is one. */
  take(key: string, allowed: Allowance, now: number, cost = 1): number {
    const bucket = this.#filled(key, allowed, now);
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 60) / allowed.perMinute);
    this.#spend(bucket, allowed, cost);
    return 0;
  }

  /** Charges a running call for more than it took at its start; the caller's next calls wait for it. */
  charge(key: string, allowed: Allowance, now: number, cost: number): void {
    this.#spend(this.#filled(key, allowed, now), allowed, cost);
  }

  /** Tokens left; negative for a caller who owes. */
  left(key: string, allowed: Allowance, now: number): number {
    return this.#buckets.has(key) ? this.#filled(key, allowed, now).tokens : allowed.burst;
  }

  /** Lowers the tokens to a count that another node has announced. */
  lower(key: string, tokens: number): void {
    const bucket = this.#buckets.get(key);
    if (bucket && tokens < bucket.tokens) bucket.tokens = tokens;
  }

  /** Debt ends at one burst, which is paid back in a quarter of a minute. */
  #spend(bucket: Bucket, { burst }: Allowance, cost: number): void {
    bucket.tokens = Math.max(-burst, bucket.tokens - cost);
  }

  #filled(key: string, { perMinute, burst }: Allowance, now: number): Bucket {
    const last = this.#buckets.get(key) ?? { tokens: burst, at: now };
    // The sandbox clock can go backwards: no tokens are lost by it.
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
