import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../src/platform/embedded-postgres/connection.ts';

const channel = 'test';
/** A database that was cut off tells nothing: a test of that goes on. */
const patienceMs = 1_000;

/** Makes a test wait until its app has heard all changes so far: of a word of the test, which comes after them. */
export const makeHearing = (connection: Connection) => {
  const words = new Map<string, () => void>();
  let speaker: pg.Client | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const connect = async () => {
    speaker = new pg.Client({ ...connection, application_name: 'test' });
    speaker.on('error', () => undefined);
    await speaker.connect();
  };
  const say = async (client: pg.Client, withinMs: number): Promise<boolean> => {
    const word = randomBytes(6).toString('hex');
    const heard = new Promise<boolean>((resolve) => words.set(word, () => resolve(true)));
    // Cut off with everything else, it is not heard.
    await client.query('select pg_notify($1, $2)', [channel, word]).catch(() => undefined);
    return Promise.race([heard, wait(withinMs, false)]).finally(() => words.delete(word));
  };
  return {
    hears: { [channel]: (word: string) => words.get(word)?.() },
    /** Waits until the app hears at all. */
    open: async () => {
      await connect();
      for (let tries = 0; tries < 200; tries += 1) if (speaker && (await say(speaker, 20))) return;
      throw new Error('The app hears no announcement');
    },
    heard: () => {
      // One word after another: a connection takes no second query while the first runs.
      if (speaker) turn = Promise.all([speaker, turn]).then(([client]) => say(client, patienceMs));
      return turn;
    },
    close: () => speaker?.end(),
  };
};
