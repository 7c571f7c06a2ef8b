import { randomBytes } from 'node:crypto';
import { Redis, type RedisOptions } from 'iovalkey';
import type { Log } from '../../platform/log.ts';
import { type Hearing, type Valkey, ValkeyAway } from '../../platform/valkey/port.ts';
import { sentinelsOf, type ValkeySettings } from './valkey-settings.ts';

/** Limit of a command: callers do better without Valkey than waiting longer. */
const answerWithinMs = 1_000;
const beatEveryMs = 500;
/** After so many unheard beats the connections are opened anew, with Sentinels to the present primary. */
const mostUnheard = 4;

const again = (tries: number) => Math.min(50 * tries, 1_000);

/** No queue for a server that is away: commands fail at once. */
const patience = (retry: (tries: number) => number | null): RedisOptions => ({
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  commandTimeout: answerWithinMs,
  // A vanished host answers no farewell.
  disconnectTimeout: 200,
  retryStrategy: retry,
  sentinelRetryStrategy: retry,
});

/** The address with the library's protocol names. */
const plainUrl = (url: string) => url.replace(/^valkey(s?):/, 'redis$1:');

const open = (settings: ValkeySettings, retry: (tries: number) => number | null): Redis => {
  const { VALKEY_URL, VALKEY_NAME: name, VALKEY_TLS } = settings;
  if (VALKEY_URL !== undefined) return new Redis(plainUrl(VALKEY_URL), patience(retry));
  const { VALKEY_USERNAME, VALKEY_PASSWORD, VALKEY_SENTINEL_PASSWORD } = settings;
  return new Redis({
    ...patience(retry),
    sentinels: sentinelsOf(settings),
    name,
    ...(VALKEY_USERNAME !== undefined && { username: VALKEY_USERNAME }),
    ...(VALKEY_PASSWORD !== undefined && { password: VALKEY_PASSWORD }),
    ...(VALKEY_SENTINEL_PASSWORD !== undefined && { sentinelPassword: VALKEY_SENTINEL_PASSWORD }),
    ...(VALKEY_TLS && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  });
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether a server lacks a script: it is new, or has just become the primary. */
const isUnknownScript = (error: unknown) => reasonOf(error).startsWith('NOSCRIPT');

/** Logs a server's going and coming once each. */
const tellingOnce = (log: Log) => {
  let told: 'up' | 'away' | undefined;
  return {
    up: () => {
      if (told === 'away') log.info('Valkey is back: limits and changes are shared again');
      told = 'up';
    },
    away: (reason: string) => {
      if (told !== 'away')
        log.warn(
          { reason },
          'Valkey is away: each node counts by itself and hears of changes from the database',
        );
      told = 'away';
    },
  };
};

/** Subscriptions by channel, on a connection of their own. */
const makeHearings = (hears: Redis) => {
  const hearings = new Map<string, Hearing>();
  let isHearing = false;
  const each = (call: (hearing: Hearing) => void) => {
    for (const hearing of hearings.values()) call(hearing);
  };
  hears.on('message', (channel: string, text: string) => hearings.get(channel)?.onMessage(text));
  return {
    add: (channel: string, hearing: Hearing) => {
      hearings.set(channel, hearing);
      if (hears.status !== 'ready') return;
      hears.subscribe(channel).then(
        () => isHearing && hearing.onUp(),
        () => hears.disconnect(true),
      );
    },
    begin: async () => {
      await hears.subscribe(...hearings.keys());
      isHearing = true;
      each(({ onUp }) => onUp());
    },
    end: () => {
      if (isHearing) each(({ onDown }) => onDown());
      isHearing = false;
    },
    isHearing: () => isHearing,
  };
};

/** Turns failures into `ValkeyAway`. */
const ask = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw new ValkeyAway(`Valkey does not answer: ${reasonOf(error)}`, { cause: error });
  }
};

const runAt =
  (asks: Redis): Valkey['run'] =>
  ({ lua, sha1 }, keys, args) =>
    ask(async () => {
      const words = [...keys, ...args];
      try {
        return await asks.evalsha(sha1, keys.length, ...words);
      } catch (error) {
        if (!isUnknownScript(error)) throw error;
        return await asks.eval(lua, keys.length, ...words);
      }
    });

/** Sends beats on one connection and expects them on the other; otherwise calls `gone`. */
const makeBeat = (
  asks: Redis,
  { onBack, gone }: { readonly onBack: () => void; readonly gone: () => void },
) => {
  const channel = `zanga:beat:${randomBytes(9).toString('base64url')}`;
  let unheard = 0;
  return {
    channel,
    hear: () => {
      unheard = 0;
      onBack();
    },
    /** Counted in own beats, so that a blocked process does not blame its server. */
    beat: () => {
      unheard += 1;
      if (unheard > mostUnheard) {
        unheard = 0;
        return gone();
      }
      // A lost beat is counted as unheard by the next one.
      asks.publish(channel, '').catch(() => undefined);
    },
  };
};

/**
 * One Valkey, or the primary named by Sentinels: one connection for commands, one for messages. Beats sent on the first
 * must arrive on the second, or both are opened anew.
 */
export const openValkey = (settings: ValkeySettings, log: Log): Valkey => {
  const [asks, hears] = [open(settings, again), open(settings, again)];
  const both = [asks, hears];
  const hearings = makeHearings(hears);
  const tell = tellingOnce(log);
  let closed = false;
  const isUp = () => asks.status === 'ready' && hearings.isHearing();

  const { channel, hear, beat } = makeBeat(asks, {
    onBack: () => isUp() && tell.up(),
    gone: () => {
      for (const client of both) client.disconnect(true);
    },
  });
  hearings.add(channel, { onMessage: hear, onUp: () => undefined, onDown: () => undefined });
  for (const client of both) {
    const lost = (reason: string) => {
      if (client === hears) hearings.end();
      if (!closed) tell.away(reason);
    };
    client.on('error', (error) => lost(reasonOf(error)));
    client.on('close', () => lost('the connection was closed'));
  }
  // A failed subscription opens the connection anew.
  hears.on('ready', () => void hearings.begin().catch(() => hears.disconnect(true)));
  const beating = setInterval(() => isUp() && beat(), beatEveryMs).unref();
  // The error event tells the failure, and the client connects again by itself.
  for (const client of both) client.connect().catch(() => undefined);

  return {
    isUp,
    run: runAt(asks),
    publish: (to, text) => ask(async () => void (await asks.publish(to, text))),
    hear: hearings.add,
    close: async () => {
      closed = true;
      clearInterval(beating);
      for (const client of both) client.disconnect();
    },
  };
};

export type AskedValkey = {
  readonly server: string;
  readonly version: string;
  readonly role: 'primary' | 'replica';
  readonly replicas: number;
  readonly ms: number;
};

/** Pings once and reads the server's identity. */
export const askValkey = async (settings: ValkeySettings): Promise<AskedValkey> => {
  const client = open(settings, () => null);
  // An error event before the failed call gives the better reason.
  const wrong = Promise.withResolvers<never>();
  client.on('error', wrong.reject);
  // The race may end before this promise is refused.
  wrong.promise.catch(() => undefined);
  try {
    await Promise.race([client.connect(), wrong.promise]);
    const began = performance.now();
    await client.ping();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const told = await client.info();
    const of = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(told)?.[1];
    const valkey = of('valkey_version');
    return {
      server: valkey === undefined ? 'Redis' : 'Valkey',
      version: valkey ?? of('redis_version') ?? 'of no version',
      role: of('role') === 'master' ? 'primary' : 'replica',
      replicas: Number(of('connected_slaves') ?? 0),
      ms,
    };
  } finally {
    client.disconnect();
  }
};
