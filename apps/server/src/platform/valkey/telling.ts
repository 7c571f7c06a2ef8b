import type { Announce } from '../database/heartbeat.ts';
import type { Valkey } from './port.ts';
import { scriptOf } from './script.ts';
import { type Notice, type Told, writeTold } from './told.ts';

/**
 * Each word goes through the database: who tells announces it there, and says it once it has been heard. So a word proves the
 * whole way, from an announcement to whoever is told of it.
 */
export const wordChannel = 'told';
/** Who tells keeps the place for so long without another word. */
const placeMs = 3_000;

/** Takes the place of who tells, or keeps it. */
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
  /** Which database it is: a Valkey may serve several. */
  readonly database: string;
  readonly announce: Announce;
};

/** Tells the others, as the one node that does. What is heard at once is told at once. */
export const makeTelling = ({ valkey, database, announce }: TellingTools, me: string, channel: string) => {
  const place = `zanga:${database}:teller`;
  let isTelling = false;
  let number = 0;
  let gathered: Notice[] | undefined;
  const say = (told: Omit<Told, 'from' | 'number'>) => {
    number += 1;
    // A word that is lost is a gap that is noticed at the next one.
    valkey.publish(channel, writeTold({ from: me, number, ...told })).catch(() => undefined);
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
    /** Whether one has the place, asked anew each time; who has it has a word to say. */
    takePlace: async (may: () => boolean) => {
      const taken = await valkey.run(takePlace, [place], [me, placeMs]).catch(() => 0);
      isTelling = taken === 1 && may();
      if (isTelling) await announce(wordChannel, me).catch(() => undefined);
    },
    stop: () => {
      if (!isTelling) return;
      isTelling = false;
      say({ notices: [], isLast: true });
      valkey.run(leavePlace, [place], [me]).catch(() => undefined);
    },
  };
};
