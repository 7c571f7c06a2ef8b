import type { UserId } from '@zanga/domain/ids';
import { Freshness } from '../../../platform/freshness.ts';
import type { Identify, Session } from '../../../platform/session.ts';
import { hashSecret } from '../secrets.ts';
import type { FoundSession } from './session-queries.ts';

type CachedSession = {
  readonly session: Session;
  readonly expiresAt: number;
  /** When the token is read from the database again: expiry slides, and no session lives in memory alone. */
  readonly recheckAt: number;
};

export type SessionSource = {
  readonly find: (tokenHash: Buffer, now: Date) => Promise<FoundSession | undefined>;
  /** Called with each token read from the database, to prolong it when that is due. */
  readonly found: (tokenHash: Buffer, found: FoundSession, now: Date) => Promise<void>;
};

const keptForMs = 60_000;
const keptAtMost = 20_000;

/**
 * Sessions by token, remembered for a minute. The database announces every token that ends and every role that
 * changes; while announcements cannot be heard, nothing is remembered.
 */
export class SessionCache {
  readonly #source: SessionSource;
  readonly #kept = new Map<string, CachedSession>();
  readonly #byUser = new Map<string, Set<string>>();
  readonly #freshness = new Freshness(() => this.#clear());

  constructor(source: SessionSource) {
    this.#source = source;
  }

  readonly identify: Identify = async (token, now) => {
    const hash = hashSecret(token);
    const key = hash.toString('latin1');
    const at = now.getTime();
    const kept = this.#kept.get(key);
    if (kept && kept.expiresAt > at && kept.recheckAt > at) return kept.session;
    const changes = this.#freshness.changes;
    const found = await this.#source.find(hash, now);
    if (!found) {
      this.#forgetKey(key);
      return undefined;
    }
    if (this.#freshness.mayKeep(changes)) this.#keep(key, found, at);
    await this.#source.found(hash, found, now);
    return found.session;
  };

  /** Forgets the tokens of a person after a change of tokens or roles; `*` forgets all. */
  hear(userId: UserId | '*'): void {
    if (userId === '*') {
      this.#freshness.drop();
      return;
    }
    this.#freshness.note();
    for (const key of this.#byUser.get(userId) ?? []) this.#kept.delete(key);
    this.#byUser.delete(userId);
  }

  trust(): void {
    this.#freshness.trust();
  }

  distrust(): void {
    this.#freshness.distrust();
  }

  #keep(key: string, { session, expiresAt }: FoundSession, at: number): void {
    if (this.#kept.size >= keptAtMost) this.#clear();
    this.#kept.set(key, { session, expiresAt: expiresAt.getTime(), recheckAt: at + keptForMs });
    const keys = this.#byUser.get(session.userId) ?? new Set();
    this.#byUser.set(session.userId, keys.add(key));
  }

  #forgetKey(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    const keys = this.#byUser.get(kept.session.userId);
    keys?.delete(key);
    if (keys?.size === 0) this.#byUser.delete(kept.session.userId);
  }

  #clear(): void {
    this.#kept.clear();
    this.#byUser.clear();
  }
}
