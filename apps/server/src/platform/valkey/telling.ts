import type { Announce } from '../database/heartbeat.ts';
import type { Valkey } from './port.ts';
import { scriptOf } from './script.ts';
import { type Notice, type TellerWord, writeWord } from './told.ts';

/**
 * Channel of the teller's words. Each word passes through the database and is told once heard there, so it proves the
 * whole way from announcement to follower.
 */
export const wordChannel = 'told';
/** Time a silent teller keeps its place. */
const placeMs = 3_000;

/** Takes or keeps the teller's place. */
const takePlace = scriptOf(`
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`);

const leavePlace = scriptOf(`
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`);

export type TellingTools = {
  readonly valkey: Valkey;
  /** Name of the database: one Valkey may serve several. */
  readonly database: string;
  readonly announce: Announce;
};

/** Tells announcements to the other nodes, as the only teller. Notices of one tick share a word. */
export const makeTelling = ({ valkey, database, announce }: TellingTools, me: string, channel: string) => {
  const place = `zanga:${database}:teller`;
  let isTelling = false;
  let number = 0;
  let gathered: Notice[] | undefined;
  const say = (told: Omit<TellerWord, 'from' | 'number'>) => {
    number += 1;
    // The next word reveals a lost one by its gap.
    valkey.publish(channel, writeWord({ from: me, number, ...told })).catch(() => undefined);
  };
  const flush = () => {
    const notices = gathered ?? [];
    gathered = undefined;
    if (isTelling) say({ notices });
  };
  const gather = (notices: readonly Notice[]) => {
    if (!isTelling) return;
    if (gathered === undefined) setImmediate(flush);
    gathered ??= [];
    gathered.push(...notices);
  };
  return {
    isTelling: () => isTelling,
    tell: (notice: Notice) => gather([notice]),
    hearWord: (whose: string) => {
      if (whose === me) gather([]);
    },
    /** Takes or keeps the place; the holder then announces a word. */
    takePlace: async (may: () => boolean) => {
      // Without Valkey this node holds no place.
      const taken = await valkey.run(takePlace, [place], [me, placeMs]).catch(() => 0);
      isTelling = taken === 1 && may();
      // A lost announcement is repeated when the place is kept.
      if (isTelling) await announce(wordChannel, me).catch(() => undefined);
    },
    stop: () => {
      if (!isTelling) return;
      isTelling = false;
      say({ notices: [], isLast: true });
      // A place that is not left expires by itself.
      valkey.run(leavePlace, [place], [me]).catch(() => undefined);
    },
  };
};
