import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { DatabaseSettings } from './connection.ts';
import { type Announce, beatChannel, type Loss, makeHeartbeat, ticksPerBeat } from './heartbeat.ts';

export type Notices = {
  /** Channel name → what to do with a notice's payload. */
  readonly on: Readonly<Record<string, (payload: string) => void>>;
  /** The connection is up, or up again: whatever was missed meanwhile must be presumed to have happened. */
  readonly onConnected: () => void;
  /** Notices no longer arrive: nothing kept may be trusted. */
  readonly onLost: (why: Loss) => void;
};

export type ListenTools = {
  /** The way to the database itself, past any pooler that lends its connections for one transaction. */
  readonly settings: DatabaseSettings;
  readonly announce: Announce;
  readonly log: Log;
  /** How long the database may be silent before the connection is given up. */
  readonly silenceMs?: number;
};

export type Listener = {
  /**
   * Hears nothing until it is asked to again: somebody else tells what is announced. The connection stays, and goes on
   * showing whether the database lives. Once it hears again, `onConnected` is called.
   */
  readonly hush: (whether: boolean) => void;
  close(): Promise<void>;
};

/** How long a good-bye may be without its answer. */
const partWithinMs = 1_000;

/** A host that is gone without a word answers no good-bye either: then it is not waited for. */
const part = async (client: pg.Client): Promise<void> => {
  const late = setTimeout(() => client.connection.stream.destroy(), partWithinMs);
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

const listenTo = async (client: pg.Client, channels: readonly string[]): Promise<void> => {
  for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
};

/** Connects and subscribes. Until the heart beats nobody would miss an answer: what is late, or too late, is cut. */
const subscribe = async (
  client: pg.Client,
  channels: readonly string[],
  { withinMs, closing }: { readonly withinMs: number; readonly closing: AbortSignal },
): Promise<void> => {
  const cut = () => void client.connection.stream.destroy();
  const late = setTimeout(cut, withinMs);
  closing.addEventListener('abort', cut, { once: true });
  try {
    await client.connect();
    await listenTo(client, channels);
  } finally {
    clearTimeout(late);
    closing.removeEventListener('abort', cut);
  }
};

/** Connects, subscribes, hears itself, and resolves with the moment the connection is lost. */
const connectOnce = async (tools: ListenTools, notices: Notices, closing: AbortSignal) => {
  const { announce, silenceMs = 10_000 } = tools;
  const client = connectClient(tools);
  const lost = Promise.withResolvers<Loss>();
  const heartbeat = makeHeartbeat(client, announce, lost.resolve);
  const on: Notices['on'] = { ...notices.on, [beatChannel]: heartbeat.hear };
  client.on('error', () => lost.resolve('closed'));
  client.on('end', () => lost.resolve('closed'));
  client.on('notification', ({ channel, payload }) => on[channel]?.(payload ?? ''));
  if (closing.aborted) lost.resolve('closed');
  closing.addEventListener('abort', () => lost.resolve('closed'), { once: true });
  let ticking: NodeJS.Timeout | undefined;
  const leave = async () => {
    clearInterval(ticking);
    // A host that is gone is not waited for.
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
  const hush = async (whether: boolean) => {
    heartbeat.hush(whether);
    try {
      if (whether) await client.query('unlisten *');
      else await listenTo(client, Object.keys(on));
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
  return { early, hush, whenLost };
};

const deafness =
  'What the database announces does not arrive: a pooler in between lends its connections for one transaction only. ' +
  'Nothing can be kept in memory and nobody sees changes live until DATABASE_DIRECT_URL names the database itself.';

/** Listens to what the database announces, on one connection that comes back by itself when it is cut. */
export const listen = (tools: ListenTools, notices: Notices): Listener => {
  const { log } = tools;
  const closing = new AbortController();
  let logged = false;
  const tell = (why: Loss) => {
    if (why === 'deaf' && !logged) log.error(deafness);
    logged ||= why === 'deaf';
  };
  let hushNow: ((whether: boolean) => Promise<void>) | undefined;
  const listenOnce = async () => {
    const { early, hush, whenLost } = await connectOnce(tools, notices, closing.signal);
    if (early === undefined) {
      logged = false;
      hushNow = hush;
      notices.onConnected();
    }
    const why = await whenLost;
    hushNow = undefined;
    tell(why);
    // Who closes it themselves has lost nothing.
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
      await wait(delay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const running = run();
  /** What cannot be said any more is of a connection that is lost, and the next one hears. */
  const hush = async (whether: boolean) => {
    const connection = hushNow;
    await connection?.(whether);
    if (!whether && connection !== undefined && connection === hushNow) notices.onConnected();
  };
  return {
    hush: (whether) => void hush(whether).catch(() => undefined),
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
