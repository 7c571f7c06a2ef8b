import { type CallInput, callRequest } from './call-request.ts';
import { type ApiError, type ClientOptions, errorOf } from './client.ts';
import type { Contract, Event, Input, Route } from './route.ts';

/** Callbacks of a live stream. */
export type Watching<T> = {
  /** Gets the whole current state: at once, then after each change. */
  readonly onEvent: (event: T) => void;
  /** Whether changes arrive: false from the moment the connection is lost until it is back. */
  readonly onConnected?: (connected: boolean) => void;
  /** Called when the stream is refused for good: it is not there, or not allowed. */
  readonly onRefused?: (error: ApiError) => void;
};

type Streams<C extends Contract> = { [K in keyof C]: C[K] extends { events: unknown } ? K : never }[keyof C];

/** Longest silence: the server writes every fifteen seconds, so a longer one means a lost connection. */
const silenceMs = 40_000;
const firstPauseMs = 500;
const longestPauseMs = 15_000;

type Taken = {
  readonly events: readonly string[];
  /** Milliseconds until the next try, as the server asked. */
  readonly retry: number | undefined;
  readonly rest: string;
};

/** Data of each event in a piece of a stream, and the incomplete rest. */
export const takeEvents = (text: string): Taken => {
  const blocks = text.split(/\r?\n\r?\n/);
  const rest = blocks.pop() ?? '';
  const said = /^retry: ?(\d+)$/m.exec(blocks.join('\n'))?.[1];
  const events = blocks.flatMap((block) => {
    const data = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
    return data.length > 0 ? [data.map((line) => line.slice(5).trimStart()).join('\n')] : [];
  });
  return { events, retry: said === undefined ? undefined : Number(said), rest };
};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads one connection until it ends; silence ends it, too. */
const readStream = async (
  response: Response,
  {
    heard,
    take,
    comeBack,
  }: { heard: () => void; take: (data: string) => void; comeBack: (ms: number) => void },
) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    heard();
    const { events, retry, rest } = takeEvents(text + part.value);
    text = rest;
    if (retry !== undefined) comeBack(retry);
    for (const data of events) take(data);
  }
};

const open = (options: ClientOptions, key: string, given: CallInput, signal: AbortSignal) => {
  const { url, init } = callRequest(options, key, given);
  const headers = { accept: 'text/event-stream', ...init.headers };
  return (options.fetch ?? fetch)(url, { ...init, headers, signal });
};

type Following = {
  readonly options: ClientOptions;
  readonly key: string;
  readonly given: CallInput;
  readonly watching: Watching<unknown>;
  readonly signal: AbortSignal;
  /** Gets the pause that the server asks for before the next try. */
  readonly comeBack: (ms: number) => void;
};

const isRefused = ({ status }: Response) => status >= 400 && status < 500 && status !== 429;

/** One connection, from its opening to its end or to a silence that is too long. */
const once = async ({ options, key, given, watching, signal, comeBack }: Following) => {
  const lost = new AbortController();
  const stop = () => lost.abort();
  signal.addEventListener('abort', stop);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(stop, silenceMs);
  };
  try {
    heard();
    const response = await open(options, key, given, lost.signal);
    if (isRefused(response)) {
      const error = await errorOf(response);
      // The cookie changed before sending; the next try has the new one.
      if (error.code === 'xsrf') return 'lost';
      options.onError?.(error, key);
      watching.onRefused?.(error);
      return 'refused';
    }
    if (!response.ok) return 'lost';
    watching.onConnected?.(true);
    const take = (data: string) => watching.onEvent(JSON.parse(data));
    await readStream(response, { heard, take, comeBack });
    return 'ended';
  } catch {
    return 'lost';
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  }
};

/**
 * Connects again and again, with growing pauses while the server is silent. All clients of a lost server come back at
 * different moments, spread over the time it asked for.
 */
const follow = async (following: Omit<Following, 'comeBack'>) => {
  const { watching, signal } = following;
  let spread = firstPauseMs;
  const comeBack = (ms: number) => {
    spread = Math.min(Math.max(ms, firstPauseMs), longestPauseMs);
  };
  let wait = 0;
  while (!signal.aborted) {
    const outcome = await once({ ...following, comeBack });
    if (outcome === 'refused' || signal.aborted) return;
    watching.onConnected?.(false);
    wait = outcome === 'ended' || wait === 0 ? spread : Math.min(wait * 2, longestPauseMs);
    await pause(firstPauseMs / 2 + Math.random() * (wait - firstPauseMs / 2), signal);
  }
};

/** Follows streams by fetch instead of EventSource: keys travel in headers and bodies, never in an address. */
export const liveClient =
  <C extends Contract>(options: ClientOptions) =>
  /** Watches a stream, connecting again whenever it is lost, until the function it gives is called. */
  <K extends Streams<C> & string>(
    key: K,
    input: C[K] extends Route ? Input<C[K]> : never,
    watching: Watching<C[K] extends Route ? Event<C[K]> : never>,
  ): (() => void) => {
    const stopping = new AbortController();
    // Types stand in for the schemas that stay on the server, here and below.
    const given = input as CallInput;
    const watcher = watching as Watching<unknown>; // Types stand in for the schema here as well.
    void follow({ options, key, given, watching: watcher, signal: stopping.signal });
    return () => stopping.abort();
  };
