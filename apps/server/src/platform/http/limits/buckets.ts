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
 * which is when it hurts.
 */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();

  /** Takes one; answers 0, or after how many seconds there is one to be had. */
  take(key: string, { perMinute, burst }: Allowance, now: number): number {
    const perMs = perMinute / 60_000;
    const last = this.#buckets.get(key) ?? { tokens: burst, at: now };
    // Time may be moved backwards in the sandbox: nobody loses anything by it.
    const tokens = Math.min(burst, last.tokens + Math.max(0, now - last.at) * perMs);
    const taken = tokens >= 1;
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: taken ? tokens - 1 : tokens, at: now });
    for (const quietest of this.#buckets.keys()) {
      if (this.#buckets.size <= most) break;
      this.#buckets.delete(quietest);
    }
    return taken ? 0 : Math.ceil((1 - tokens) / perMs / 1_000);
  }

  /** Others have taken from the same: there is no more left than this. */
  lower(key: string, tokens: number): void {
    const bucket = this.#buckets.get(key);
    if (bucket && tokens < bucket.tokens) bucket.tokens = tokens;
  }
}
