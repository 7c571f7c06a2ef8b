import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A whole response, kept as the bytes that go over the wire. */
export type Ready = {
  readonly type: string;
  /** Hash of the plain body; each encoding's ETag derives from it. */
  readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly encoded: Map<Encoding, Buffer>;
  /** Milliseconds of the epoch after which it is no longer true. */
  readonly until: number;
};

const brotli = (body: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});

const compressors = {
  br: {
    here: (body: Buffer) => brotliCompressSync(body, brotli(body)),
    elsewhere: (body: Buffer) => promisify(brotliCompress)(body, brotli(body)),
  },
  gzip: {
    here: (body: Buffer) => gzipSync(body, { level: 6 }),
    elsewhere: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  },
};

/** Below this, handing a body to another thread and back costs as much as compressing it here, 0.2 ms at most. */
const smallestHandedOver = 32 * 1024;

/** Not worth compressing below this: the headers weigh more than what is saved. */
const smallest = 512;

const readAccepted = (accepted: string): Encoding => {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : 'identity';
};

/** Browsers say one of a few things, over and over. */
const acceptedBefore = new Map<string, Encoding>();

/** The best encoding the caller takes. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity';
  const known = acceptedBefore.get(accepted);
  if (known) return known;
  const encoding = readAccepted(accepted);
  if (acceptedBefore.size < 100) acceptedBefore.set(accepted, encoding);
  return encoding;
};

export const makeReady = (
  plain: Buffer,
  type: string,
  until: number,
  headers: Readonly<Record<string, string>> = {},
): Ready => ({
  type,
  hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  headers,
  plain,
  encoded: new Map([['identity', plain]]),
  until,
});

/** The body in an encoding, compressed the first time it is asked for. */
export const bodyOf = async (ready: Ready, encoding: Encoding): Promise<Buffer> => {
  const known = ready.encoded.get(encoding);
  if (known) return known;
  if (encoding === 'identity' || ready.plain.length < smallest) return ready.plain;
  const { here, elsewhere } = compressors[encoding];
  const body = ready.plain.length < smallestHandedOver ? here(ready.plain) : await elsewhere(ready.plain);
  ready.encoded.set(encoding, body);
  return body;
};

export type ReadyLimits = { readonly entries: number; readonly bytes: number };

/**
 * Responses that are the same for everybody. They are dropped all at once when the data behind them changes, and are
 * neither kept nor given while changes cannot be heard of.
 */
export class ReadyResponses {
  readonly #limits: ReadyLimits;
  readonly #entries = new Map<string, Ready>();
  readonly #aliases = new Map<string, string>();
  readonly #pending = new Map<string, Promise<Ready>>();
  #bytes = 0;
  #generation = 0;
  #trusted = false;

  constructor(limits: ReadyLimits = { entries: 5_000, bytes: 96 * 1024 * 1024 }) {
    this.#limits = limits;
  }

  /** Changes can be heard of from now on; whatever was kept before may be stale. */
  trust(): void {
    this.drop();
    this.#trusted = true;
  }

  distrust(): void {
    this.#trusted = false;
    this.drop();
  }

  drop(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#aliases.clear();
    this.#pending.clear();
    this.#bytes = 0;
  }

  get(key: string, now: number): Ready | undefined {
    const ready = this.#entries.get(key);
    if (ready === undefined || ready.until > now) return ready;
    this.#entries.delete(key);
    this.#bytes -= ready.plain.length;
    return undefined;
  }

  /** The response that this exact URL got last time, if it is still true. */
  byUrl(url: string, now: number): Ready | undefined {
    const key = this.#aliases.get(url);
    return key === undefined ? undefined : this.get(key, now);
  }

  /** Remembers that a URL, once checked, means this response. */
  alias(url: string, key: string): void {
    if (!this.#trusted || url.length > 2_000) return;
    if (this.#aliases.size >= this.#limits.entries * 4) this.#aliases.clear();
    this.#aliases.set(url, key);
  }

  /** Gives the kept response or makes it, once for all who ask meanwhile. */
  async fill(key: string, now: number, make: () => Promise<Ready>): Promise<Ready> {
    const kept = this.get(key, now) ?? this.#pending.get(key);
    if (kept) return kept;
    const generation = this.#generation;
    const making = make();
    this.#pending.set(key, making);
    try {
      const ready = await making;
      // Data read before a change must not be kept after it.
      if (this.#trusted && generation === this.#generation) this.#keep(key, ready);
      return ready;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  #keep(key: string, ready: Ready): void {
    this.#entries.set(key, ready);
    this.#bytes += ready.plain.length;
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.plain.length;
    }
  }
}
