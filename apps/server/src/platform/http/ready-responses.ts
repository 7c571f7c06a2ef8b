import { createHash } from 'node:crypto';
import { Freshness } from '../freshness.ts';
import { anything, type Lasting } from '../made-of.ts';
import { alone, type Encoding, packed, unpacked } from './encodings.ts';

/** A whole response as bytes for the wire. */
export type Ready = {
  readonly type: string;
  /** Hash of the plain body; each encoding's ETag derives from it. */
  readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The plain body; once a compressed one was requested, only the requested encodings. */
  readonly encoded: Map<Encoding, Buffer>;
  readonly lasting: Lasting;
};

export const makeReady = (
  plain: Buffer,
  type: string,
  lasting: Lasting,
  headers: Readonly<Record<string, string>> = {},
): Ready => ({
  type,
  hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  headers,
  encoded: new Map([['identity', alone(plain)]]),
  lasting,
});

/** Estimated bytes of a map entry, its headers and its key, beside the body. */
const overhead = 500;

/** Estimated bytes of a tag and its place in the list. */
const tagWeight = 50;

/** Bytes of a kept response: key, headers, tags and all encodings of the body. */
const weightOf = (key: string, { encoded, headers, lasting }: Ready): number => {
  const texts = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  const rest = overhead + 2 * key.length + texts + tagWeight * lasting.tags.length;
  const bodies = new Set(encoded.values());
  return [...bodies].reduce((sum, body) => sum + body.length, rest);
};

/** The plain body. */
export const plainOf = ({ encoded }: Ready): Buffer => {
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const body = encoded.get(encoding);
    if (body) return unpacked(body, encoding);
  }
  throw new Error('A kept response without a body');
};

export type ReadyLimits = { readonly entries: number; readonly bytes: number };

const usualLimits: ReadyLimits = { entries: 5_000, bytes: 64 * 1024 * 1024 };

/** Nothing that the response is made of has changed until `since`. */
type KeptResponse = { readonly ready: Ready; weight: number; since: number };

/** Keys of a response: for exactly this question, and for all similar ones if prices are equal. */
export type Keys = { readonly own: string; readonly all: string };

/** Responses that were true when the database was last heard of, by address. */
type LastTrue = {
  readonly since: Date;
  readonly aliases: ReadonlyMap<string, string>;
  readonly entries: ReadonlyMap<string, KeptResponse>;
};

/** Older responses are not shown while the database is away. */
const longestShownMs = 30 * 60_000;

type Making = { readonly made: Promise<Ready>; readonly since: number };

/** Remembered changes of single things; beyond that everything is dropped. */
const mostChanged = 20_000;

/** Longer addresses are made by machines: they are checked each time instead of remembered. */
const longestAlias = 500;

/**
 * Responses that are equal for all callers, each valid until a thing it is made of changes. Nothing is kept or given
 * while changes cannot be heard. The longest unused make room.
 */
export class ReadyResponses {
  readonly #limits: ReadyLimits;
  /** In order of use: a used entry is inserted again, so the first is the next to go. */
  readonly #entries = new Map<string, KeptResponse>();
  readonly #aliases = new Map<string, string>();
  readonly #pending = new Map<string, Making>();
  /** Number of the last change of each thing, and of the last drop of everything. */
  readonly #changedAt = new Map<string, number>();
  #droppedAt = 0;
  /** Key of each kept response, needed when it is compressed later. */
  readonly #keys = new WeakMap<Ready, string>();
  #lastTrue: LastTrue | undefined;
  #bytes = 0;
  readonly #freshness = new Freshness(() => this.#forgetAll());

  constructor(limits: Partial<ReadyLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /** Bytes of all kept responses and addresses. */
  get bytes(): number {
    return this.#bytes;
  }

  trust(): void {
    this.#lastTrue = undefined;
    this.#freshness.trust();
  }

  /** Stops giving responses as true; they can still be shown as old ones (`lastTrue`). */
  distrust(now: Date): void {
    if (this.#freshness.trusted) {
      const entries = [...this.#entries].filter(([, kept]) => this.#isTrue(kept, now.getTime()));
      this.#lastTrue = { since: now, aliases: new Map(this.#aliases), entries: new Map(entries) };
    }
    this.#freshness.distrust();
  }

  /** Last true response of an address, with the moment the database was last heard of. */
  lastTrue(url: string, now: Date): { readonly ready: Ready; readonly since: Date } | undefined {
    const { since, aliases, entries } = this.#lastTrue ?? {};
    if (since === undefined || now.getTime() - since.getTime() > longestShownMs) return undefined;
    const kept = entries?.get(aliases?.get(url) ?? '');
    return kept && { ready: kept.ready, since };
  }

  /** Drops everything: any data may have changed. */
  drop(): void {
    this.#freshness.drop();
  }

  /** Drops responses made of the changed thing; without a name all of them. */
  change(tag: string): void {
    if (tag === '' || this.#changedAt.size >= mostChanged) {
      this.drop();
      return;
    }
    this.#freshness.note();
    this.#changedAt.set(tag, this.#freshness.changes);
    this.#changedAt.set(anything, this.#freshness.changes);
  }

  get(key: string, now: number): Ready | undefined {
    const kept = this.#entries.get(key);
    if (kept === undefined) return undefined;
    if (!this.#isTrue(kept, now)) {
      this.#forget(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, kept);
    return kept.ready;
  }

  /** The response this exact URL got last time, if it is still valid. */
  byUrl(url: string, now: number): Ready | undefined {
    const key = this.#aliases.get(url);
    if (key === undefined) return undefined;
    this.#aliases.delete(url);
    this.#aliases.set(url, key);
    return this.get(key, now);
  }

  /** Maps a checked URL to its response; it may have meant a narrower or wider one before. */
  alias(url: string, ready: Ready): void {
    const key = this.#keys.get(ready);
    if (key === undefined || !this.#freshness.trusted || url.length > longestAlias) return;
    if (!this.#aliases.has(url)) this.#bytes += 2 * url.length + overhead;
    this.#aliases.set(url, key);
    this.#makeRoom();
  }

  /**
   * Gives the kept response or makes it once for all waiting callers. A caller who asks after a change of its data has
   * it made again.
   */
  async fill(keys: Keys, now: number, make: () => Promise<Ready>): Promise<Ready> {
    const asked = this.#freshness.changes;
    for (;;) {
      const kept = this.get(keys.own, now) ?? this.get(keys.all, now);
      if (kept) return kept;
      const making = this.#pending.get(keys.own);
      if (!making) return this.#make(keys, make);
      const ready = await making.made;
      if (making.since >= asked || this.#isUntouched(ready, making.since)) return ready;
    }
  }

  /**
   * The body in an encoding, compressed at its first request. The plain one, five to ten times as large, is dropped:
   * nearly all browsers ask for a compressed one.
   */
  async bodyOf(ready: Ready, encoding: Encoding): Promise<Buffer> {
    const known = ready.encoded.get(encoding);
    if (known) return known;
    const plain = plainOf(ready);
    if (encoding === 'identity') return plain;
    const body = await packed(plain, encoding);
    ready.encoded.set(encoding, body);
    if (body !== plain) ready.encoded.delete('identity');
    const key = this.#keys.get(ready);
    const kept = key === undefined ? undefined : this.#entries.get(key);
    if (key === undefined || kept?.ready !== ready) return body;
    this.#bytes -= kept.weight;
    kept.weight = weightOf(key, ready);
    this.#bytes += kept.weight;
    this.#makeRoom();
    return body;
  }

  async #make({ own, all }: Keys, make: () => Promise<Ready>): Promise<Ready> {
    const since = this.#freshness.changes;
    const made = make();
    this.#pending.set(own, { made, since });
    try {
      const ready = await made;
      if (this.#freshness.trusted && this.#isUntouched(ready, since))
        this.#keep(ready.lasting.pricedAlike ? all : own, ready);
      return ready;
    } finally {
      this.#pending.delete(own);
    }
  }

  /** Whether nothing that a response is made of has changed since. */
  #isUntouched({ lasting }: Ready, since: number): boolean {
    if (this.#freshness.isUnchangedSince(since)) return true;
    return this.#droppedAt <= since && lasting.tags.every((tag) => (this.#changedAt.get(tag) ?? 0) <= since);
  }

  #isTrue(kept: KeptResponse, now: number): boolean {
    const { from, until } = kept.ready.lasting;
    if (now < from || now >= until || !this.#isUntouched(kept.ready, kept.since)) return false;
    kept.since = this.#freshness.changes;
    return true;
  }

  #keep(key: string, ready: Ready): void {
    this.#forget(key);
    const weight = weightOf(key, ready);
    this.#entries.set(key, { ready, weight, since: this.#freshness.changes });
    this.#keys.set(ready, key);
    this.#bytes += weight;
    this.#makeRoom();
  }

  #forgetAll(): void {
    this.#entries.clear();
    this.#aliases.clear();
    this.#changedAt.clear();
    this.#droppedAt = this.#freshness.changes;
    this.#bytes = 0;
  }

  #forget(key: string): void {
    const kept = this.#entries.get(key);
    if (!kept) return;
    this.#entries.delete(key);
    this.#bytes -= kept.weight;
  }

  #makeRoom(): void {
    const { entries, bytes } = this.#limits;
    // Addresses go first: a forgotten one costs a check, a forgotten page its making.
    for (const url of this.#aliases.keys()) {
      if (this.#aliases.size <= entries * 4 && (this.#bytes <= bytes || this.#aliases.size <= entries)) break;
      this.#aliases.delete(url);
      this.#bytes -= 2 * url.length + overhead;
    }
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= entries && this.#bytes <= bytes) break;
      this.#forget(key);
    }
  }
}
