import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { DatabaseSettings } from './connection.ts';
import { type Announce, beatChannel, type Loss, makeHeartbeat, ticksPerBeat } from './heartbeat.ts';

export type Notices = {
  /** Handler of a notice's payload, by channel name. */
  readonly on: Readonly<Record<string, (payload: string) => void>>;
  /** The connection is up, or up again: any change may have been missed meanwhile. */
  readonly onConnected: () => void;
  /** Notices no longer arrive: kept data must not be trusted. */
  readonly onLost: (why: Loss) => void;
};

export type ListenTools = {
  /** Direct connection to the database, past a pooler that lends connections for one transaction. */
  readonly settings: DatabaseSettings;
  readonly announce: Announce;
  readonly log: Log;
  /** Longest silence of the database before the connection is given up. */
  readonly silenceMs?: number;
};

export type Listener = {
  /**
   * Stops hearing while another node passes announcements on; the connection stays and still shows whether the database
   * lives. Back to hearing calls `onConnected`.
   */
  readonly hush: (whether: boolean) => void;
  /**
   * Resolves once every change committed before the call has been heard: the database sends waiting notices before it
   * answers a question on the same connection. Resolves at once while no change is heard on it, as another
   * node passes changes on.
   */
  readonly heard: () => Promise<void>;
  close(): Promise<void>;
};

/** Longest wait for a farewell. */
const partWithinMs = 1_000;

/** A vanished host answers no farewell either, so it is not waited for. */
const part = async (client: pg.Client): Promise<void> => {
  const late = setTimeout(() => client.connection.stream.destroy(), partWithinMs);
  // The connection is given up either way.
  await client.end().catch(() => undefined);
  clearTimeout(late);
};

const connectClient = ({ settings }: ListenTools) => {
  const { namedStatements: _, answerWithinMs: __, ...connection } = settings;
  return new pg.Client({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    application_name: 'zanga listener',
  });
};

type Query = (text: string) => Promise<unknown>;

const listenTo = async (query: Query, channels: readonly string[]): Promise<void> => {
  for (const channel of channels) await query(`listen ${pg.escapeIdentifier(channel)}`);
};

/** Connects and subscribes; before the first heartbeat only this limit notices a missing answer. */
const subscribe = async (
  client: pg.Client,
  channels: readonly string[],
  { withinMs, closing }: { readonly withinMs: number; readonly closing: AbortSignal },
): Promise<void> => {
  const cut = () => {
    client.connection.stream.destroy();
  };
  const late = setTimeout(cut, withinMs);
  closing.addEventListener('abort', cut, { once: true });
  try {
    await client.connect();
    await listenTo((text) => client.query(text), channels);
  } finally {
    clearTimeout(late);
    closing.removeEventListener('abort', cut);
  }
};

/** Asks one question after the other. */
const inTurn = (client: pg.Client): Query => {
  let last: Promise<unknown> = Promise.resolve();
  return (text) => {
    const asked = last.then(() => client.query(text));
    // The asker hears of the failure; the next question is asked all the same.
    last = asked.catch(() => undefined);
    return asked;
  };
};

/** One question for all who wait for its answer; callers during a question share the next. */
const shared = (ask: () => Promise<unknown>) => {
  let asking: Promise<unknown> | undefined;
  let next: Promise<unknown> | undefined;
  const begin = () => {
    next = undefined;
    asking = ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  return (): Promise<unknown> => {
    if (asking === undefined) return begin();
    next ??= asking.then(begin, begin);
    return next;
  };
};

/** Connects, subscribes, waits for its own heartbeat, and resolves once the connection is lost. */
const connectOnce = async (tools: ListenTools, notices: Notices, closing: AbortSignal) => {
  const { announce, silenceMs = 10_000 } = tools;
  const client = connectClient(tools);
  const lost = Promise.withResolvers<Loss>();
  const query = inTurn(client);
  const heartbeat = makeHeartbeat({ query }, announce, lost.resolve);
  const on: Notices['on'] = { ...notices.on, [beatChannel]: heartbeat.hear };
  client.on('error', () => lost.resolve('closed'));
  client.on('end', () => lost.resolve('closed'));
  client.on('notification', ({ channel, payload }) => on[channel]?.(payload ?? ''));
  if (closing.aborted) lost.resolve('closed');
  closing.addEventListener('abort', () => lost.resolve('closed'), { once: true });
  let ticking: NodeJS.Timeout | undefined;
  const leave = async () => {
    clearInterval(ticking);
    // A vanished host is not waited for.
    if ((await lost.promise) === 'silent') client.connection.stream.destroy();
    else await part(client);
  };
  try {
    await subscribe(client, Object.keys(on), { withinMs: silenceMs, closing });
  } catch (error) {
    lost.resolve('closed');
    await leave();
    throw error;
  }
  ticking = setInterval(heartbeat.tick, silenceMs / (2 * ticksPerBeat));
  heartbeat.beat();
  let hushed = false;
  const ask = shared(() => query('select 1'));
  const hush = async (whether: boolean) => {
    heartbeat.hush(whether);
    hushed = whether;
    try {
      if (whether) await query('unlisten *');
      else await listenTo(query, Object.keys(on));
    } catch (error) {
      lost.resolve('closed');
      throw error;
    }
  };
  const early = await Promise.race([heartbeat.heard, lost.promise]);
  const whenLost = lost.promise.then(async (why) => {
    await leave();
    return why;
  });
  return { early, hush, heard: async () => void (hushed || (await ask())), whenLost };
};

const deafness =
  'What the database announces does not arrive: a pooler in between lends its connections for one transaction only. ' +
  'Nothing can be kept in memory and nobody sees changes live until DATABASE_DIRECT_URL names the database itself.';

/** Listens to announcements on one connection, which is opened again whenever it breaks. */
export const listen = (tools: ListenTools, notices: Notices): Listener => {
  const { log } = tools;
  const closing = new AbortController();
  let logged = false;
  const tell = (why: Loss) => {
    if (why === 'deaf' && !logged) log.error(deafness);
    logged ||= why === 'deaf';
  };
  let hushNow: ((whether: boolean) => Promise<void>) | undefined;
  let heardNow: (() => Promise<unknown>) | undefined;
  const listenOnce = async () => {
    const { early, hush, heard, whenLost } = await connectOnce(tools, notices, closing.signal);
    if (early === undefined) {
      logged = false;
      hushNow = hush;
      heardNow = heard;
      notices.onConnected();
    }
    const why = await whenLost;
    hushNow = undefined;
    heardNow = undefined;
    tell(why);
    // Our own closing is no loss.
    if (early === undefined && !closing.signal.aborted) notices.onLost(why);
    return early === undefined;
  };
  const run = async () => {
    for (let delay = 50; !closing.signal.aborted; delay = Math.min(delay * 2, 2_000)) {
      try {
        if (await listenOnce()) delay = 50;
      } catch (error) {
        log.debug(
          { reason: error instanceof Error ? error.message : String(error) },
          'listener cannot connect yet',
        );
      }
      // Closing ends the wait, and the loop with it.
      await wait(delay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const running = run();
  /** A failed `hush` belongs to a lost connection; the next one hears by default. */
  const hush = async (whether: boolean) => {
    const connection = hushNow;
    await connection?.(whether);
    if (!whether && connection !== undefined && connection === hushNow) notices.onConnected();
  };
  return {
    // A connection that cannot be hushed is lost, and told by `onLost`.
    hush: (whether) => void hush(whether).catch(() => undefined),
    // A question that is lost with its connection is answered by `onLost`: a reader must not fail for it.
    heard: async () => void (await heardNow?.().catch(() => undefined)),
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
