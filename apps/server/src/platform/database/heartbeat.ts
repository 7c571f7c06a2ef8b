import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * Why nothing is heard any more: cut off, no answer, announcements that do not arrive here; or whoever told of them does so
 * no more (`valkey/told-by-one.ts`).
 */
export type Loss = 'closed' | 'silent' | 'deaf' | 'untold';

/** Announces something over a connection that others use as well, as every change is announced. */
export type Announce = (channel: string, payload: string) => Promise<unknown>;

/** Announces over whatever connection of a pool is free. */
export const announceBy =
  (pool: pg.Pool): Announce =>
  (channel, payload) =>
    pool.query('select pg_notify($1, $2)', [channel, payload]);

/** Everybody hears everybody's heartbeat on it, and knows their own. */
export const beatChannel = 'heartbeat';

/** Half of the time that silence may last is between two beats, the other half for an answer to come. */
export const ticksPerBeat = 5;

/**
 * Speaks to itself again and again: through the listening connection, which must answer, and by an announcement, which must
 * be heard. A pooler that lends connections for one transaction each answers everything and lets nothing be heard, but for
 * what happens to arrive together with an answer: so nothing is announced before the answer is there.
 * Time is counted in ticks of our own: a process that stood still for a while has not been deserted by its database.
 */
export const makeHeartbeat = (client: pg.Client, announce: Announce, lost: (why: Loss) => void) => {
  const own = randomBytes(9).toString('base64url');
  const firstHeard = Promise.withResolvers<void>();
  /** Numbers of beats, and the ticks since the last one is waited for. */
  let [sent, answered, announced, heard] = [0, 0, 0, 0];
  let [ticks, unanswered, unheard] = [0, 0, 0];
  let announcing = false;
  /** While nothing is listened to, an answer is all that shows life; what was announced by then is not waited for. */
  let [hushed, excused] = [false, 0];
  const speak = async (number: number) => {
    announcing = true;
    try {
      await announce(beatChannel, `${own} ${number}`);
      announced = number;
    } catch {
      // What could not be announced cannot be heard: that says nothing about the listening.
    }
    announcing = false;
  };
  const beat = () => {
    sent += 1;
    const number = sent;
    client.query('select 1').then(
      () => {
        answered = number;
        if (!hushed) void speak(number);
      },
      () => lost('closed'),
    );
  };
  const tick = () => {
    unanswered = answered < sent ? unanswered + 1 : 0;
    unheard = !hushed && heard < announced && announced > excused ? unheard + 1 : 0;
    if (unanswered > ticksPerBeat) return lost('silent');
    if (unheard > ticksPerBeat) return lost('deaf');
    ticks += 1;
    if (ticks % ticksPerBeat === 0 && answered === sent && !announcing) beat();
  };
  const hear = (payload: string) => {
    const [whose, number] = payload.split(' ');
    if (whose !== own) return;
    heard = Number(number);
    firstHeard.resolve();
  };
  const hush = (whether: boolean) => {
    hushed = whether;
    excused = sent;
  };
  return { beat, tick, hear, hush, heard: firstHeard.promise };
};
