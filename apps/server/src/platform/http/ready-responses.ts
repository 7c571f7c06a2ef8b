import { createHash } from 'node:crypto';
import { Freshness } from '../freshness.ts';
import { anything, type Lasting } from '../made-of.ts';
import { alone, type Encoding, packed, unpacked } from './encodings.ts';

/** A whole response, kept as the bytes that go over the wire. */
export type Ready = {
  readonly type: string;
  /** Hash of the plain body; each encoding's ETag derives from it. */
  readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it was made, or, once somebody has asked for it packed, only in the encodings that are asked for. */
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

/** What an entry of a map, its headers and its key take beside the body. */
const overhead = 500;

/** A name of what a response was made of, and its place in the list of them. */
const tagWeight = 50;

/** All that a kept response takes: its key, its headers, what it was made of, and every body it has been packed into so far. */
const weightOf = (key: string, { encoded, headers, lasting }: Ready): number => {
  const texts = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  const rest = overhead + 2 * key.length + texts + tagWeight * lasting.tags.length;
  const bodies = new Set(encoded.values());
  return [...bodies].reduce((sum, body) => sum + body.length, rest);
};

/** The body as it was made. */
export const plainOf = ({ encoded }: Ready): Buffer => {
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const body = encoded.get(encoding);
    if (body) return unpacked(body, encoding);
  }
  throw new Error('A kept response without a body');
};

export type ReadyLimits = { readonly entries: number; readonly bytes: number };

const usualLimits: ReadyLimits = { entries: 5_000, bytes: 64 * 1024 * 1024 };

/** `since`: of what changed until then, nothing was anything it is made of. */
type Kept = { readonly ready: Ready; weight: number; since: number };

/** Where a response is kept: for just this question, and for all who ask the like if its prices are alike for them. */
export type Keys = { readonly own: string; readonly all: string };

/** What was true when the database was last heard of, by the addresses it was asked for. */
type LastTrue = {
  readonly since: Date;
  readonly aliases: ReadonlyMap<string, string>;
  readonly entries: ReadonlyMap<string, Kept>;
};

/** Longer than this nobody is shown what was true. */
const longestShownMs = 30 * 60_000;

type Making = { readonly made: Promise<Ready>; readonly since: number };

/** Of more things than these nobody remembers when each of them changed: everything goes. */
const mostChanged = 20_000;

/** Longer addresses are nobody's who reads: they are checked each time instead of being remembered. */
const longestAlias = 500;

/**
 * Responses that are the same for everybody. Each knows what it was made of and is given until one of these changes; none
 * is kept or given while changes cannot be heard of. What has not been asked for longest makes room for what is new.
 */
export class ReadyResponses {
  readonly #limits: ReadyLimits;
  /** A map keeps the order of insertion: what is asked for is put in again, so that the first is the one to go. */
  readonly #entries = new Map<string, Kept>();
  readonly #aliases = new Map<string, string>();
  readonly #pending = new Map<string, Making>();
  /** At which change each thing last changed, and at which one everything did. */
  readonly #changedAt = new Map<string, number>();
  #droppedAt = 0;
  /** Where a response is kept, for when it is packed later. */
  readonly #keys = new WeakMap<Ready, string>();
  #lastTrue: LastTrue | undefined;
  #bytes = 0;
  readonly #freshness = new Freshness(() => this.#forgetAll());

  constructor(limits: Partial<ReadyLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /** What everything kept takes together, addresses included. */
  get bytes(): number {
    return this.#bytes;
  }

  trust(): void {
    this.#lastTrue = undefined;
    this.#freshness.trust();
  }

  /** Nothing is given as what is true any more; what was true until now can be shown, and said to be so (`lastTrue`). */
  distrust(now: Date): void {
    if (this.#freshness.trusted) {
      const entries = [...this.#entries].filter(([, kept]) => this.#isTrue(kept, now.getTime()));
      this.#lastTrue = { since: now, aliases: new Map(this.#aliases), entries: new Map(entries) };
    }
    this.#freshness.distrust();
  }

  /** What an address got when the database was last heard of, and when that was. */
  lastTrue(url: string, now: Date): { readonly ready: Ready; readonly since: Date } | undefined {
    const { since, aliases, entries } = this.#lastTrue ?? {};
    if (since === undefined || now.getTime() - since.getTime() > longestShownMs) return undefined;
    const kept = entries?.get(aliases?.get(url) ?? '');
    return kept && { ready: kept.ready, since };
  }

  /** Everything may have changed. */
  drop(): void {
    this.#freshness.drop();
  }

  /** Something has changed: what was made of it is not given any more. Without a name it may have been anything. */
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

  /** The response that this exact URL got last time, if it is still true. */
  byUrl(url: string, now: number): Ready | undefined {
    const key = this.#aliases.get(url);
    if (key === undefined) return undefined;
    this.#aliases.delete(url);
    this.#aliases.set(url, key);
    return this.get(key, now);
  }

  /** Remembers that a URL, once checked, means this response; it may have meant one for fewer or for more before. */
  alias(url: string, ready: Ready): void {
    const key = this.#keys.get(ready);
    if (key === undefined || !this.#freshness.trusted || url.length > longestAlias) return;
    if (!this.#aliases.has(url)) this.#bytes += 2 * url.length + overhead;
    this.#aliases.set(url, key);
    this.#makeRoom();
  }

  /**
   * Gives the kept response or makes it, once for all who ask meanwhile. One that was begun before a change of what it is
   * made of is not for who asks after that change: they have it made once more.
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
   * The body in an encoding, compressed the first time it is asked for; it counts from then on. The plain one, which takes five
   * to ten times as much, is kept no longer: nearly everybody asks for a packed one, and for the others it is unpacked.
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

  #isTrue(kept: Kept, now: number): boolean {
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
    // Addresses first: one that is forgotten costs the next visitor a check, not the making of a page.
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
