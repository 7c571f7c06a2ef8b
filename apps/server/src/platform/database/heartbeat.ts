import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * Reasons for a loss: connection closed, no answer, announcements do not arrive, or the telling node fell silent
 * (`valkey/told-by-one.ts`).
 */
export type Loss = 'closed' | 'silent' | 'deaf' | 'untold';

/** Announces on a shared connection, as every change is announced. */
export type Announce = (channel: string, payload: string) => Promise<unknown>;

/** Announces on any free connection of a pool. */
export const announceBy =
  (pool: pg.Pool): Announce =>
  (channel, payload) =>
    pool.query('select pg_notify($1, $2)', [channel, payload]);

/** All processes share this channel; each recognises its own beats. */
export const beatChannel = 'heartbeat';

/** Half of the allowed silence lies between two beats, the other half is left for the answer. */
export const ticksPerBeat = 5;

/**
 * Checks the connection by a query, then by an announcement to itself. A pooler that lends connections for one
 * transaction answers queries but loses announcements, except ones that arrive with an answer: so it announces after
 * the answer. Counted in own ticks, so that a blocked process does not blame its database.
 */
export const makeHeartbeat = (
  client: { readonly query: (text: string) => Promise<unknown> },
  announce: Announce,
  lost: (why: Loss) => void,
) => {
  const own = randomBytes(9).toString('base64url');
  const firstHeard = Promise.withResolvers<void>();
  /** Numbers of beats, and ticks since the last unanswered one. */
  let [sent, answered, announced, heard] = [0, 0, 0, 0];
  let [ticks, unanswered, unheard] = [0, 0, 0];
  let announcing = false;
  /** While hushed, only answers prove life; earlier announcements are not waited for. */
  let [hushed, excused] = [false, 0];
  const speak = async (number: number) => {
    announcing = true;
    try {
      await announce(beatChannel, `${own} ${number}`);
      announced = number;
    } catch {
      // A failed announcement proves nothing about listening.
    }
    announcing = false;
  };
  const beat = () => {
    sent += 1;
    const number = sent;
    client.query('select 1').then(
      () => {
        answered = number;
        // A failed announcement is caught inside.
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
