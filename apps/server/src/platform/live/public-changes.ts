import type { PublicChanges as RecentChanges } from '@zanga/contract/menu/changes';
import type { Clock } from '../clock.ts';
import type { LiveEvents } from './live-events.ts';

/** Changes come in heaps: one save announces several names, an import thousands. */
const gatherMs = 150;
/** Memory for pages between two connections. */
const rememberedMs = 10_000;
/** More changes at once are told as "anything may have changed". */
const most = 60;

type Change = { readonly number: number; readonly of: string; readonly at: number };

export type PublicChanges = {
  /** Hears a change announced on `public_data`. */
  readonly hear: (tag: string) => void;
  /** Recent changes: at once, then at each new one. */
  readonly follow: () => AsyncIterable<RecentChanges>;
};

/** Tells open pages which data changed: gathered, and written once for all viewers. */
export const makePublicChanges = (live: Pick<LiveEvents, 'hear' | 'follow'>, world: Clock): PublicChanges => {
  let number = 0;
  // Numbers follow the nodes' common clock: a page from another process, or from before a restart, knows smaller ones.
  const nextNumber = () => {
    number = Math.max(number + 1, world().getTime() * 1_000);
    return number;
  };
  let lately: readonly Change[] = [];
  let gathered = new Set<string>();
  let waiting = false;

  const recent = () => {
    const oldest = performance.now() - rememberedMs;
    lately = lately.filter(({ at }) => at > oldest);
    return lately;
  };

  const tell = () => {
    waiting = false;
    const names = gathered.has('') || gathered.size > most ? [''] : [...gathered];
    gathered = new Set();
    const at = performance.now();
    const known = recent().filter(({ of }) => !names.includes(of));
    lately = [...known, ...names.map((of) => ({ number: nextNumber(), of, at }))].slice(-most);
    live.hear('public:all');
  };

  return {
    hear: (tag) => {
      gathered.add(tag);
      if (!waiting) setTimeout(tell, gatherMs).unref();
      waiting = true;
    },
    follow: () =>
      live.follow(['public:all'], 'public changes', async () => ({
        changes: recent().map((change) => ({ number: change.number, of: change.of })),
      })),
  };
};
