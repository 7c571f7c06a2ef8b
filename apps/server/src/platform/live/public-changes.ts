import type { PublicChanges as Told } from '@zanga/contract/menu/changes';
import type { Clock } from '../clock.ts';
import type { LiveEvents } from './live-events.ts';

/** Changes come in heaps: one that is saved announces several names, and an import thousands. */
const gatherMs = 150;
/** Who was between two connections for so long hears of it all the same. */
const rememberedMs = 10_000;
/** Of more than these at once it is said that it may be anything. */
const most = 60;

type Change = { readonly number: number; readonly of: string; readonly at: number };

export type PublicChanges = {
  /** What the database has announced on `public_data`. */
  readonly hear: (tag: string) => void;
  /** What has changed lately: first at once, then whenever something has. */
  readonly follow: () => AsyncIterable<Told>;
};

/** Tells open pages of the shop what has changed: gathered, and written once for all who look. */
export const makePublicChanges = (live: Pick<LiveEvents, 'hear' | 'follow'>, world: Clock): PublicChanges => {
  let number = 0;
  // By the clock of all nodes, so that whoever comes from another process, or from this one before its start, has heard smaller ones.
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
