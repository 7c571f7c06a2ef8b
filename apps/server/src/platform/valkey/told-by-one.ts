import { randomBytes } from 'node:crypto';
import type { Listener, Notices } from '../database/listen.ts';
import { makeFollowing } from './following.ts';
import { makeTelling, type TellingTools, wordChannel } from './telling.ts';

// One node listens to PostgreSQL for all (decision 132). What is announced comes with the commit, as ever; the one that
// hears it tells the others through Valkey, and these stop listening for as long as they are told without a gap.

/** Who tells says so this often, whether there is anything to be told or not. */
const tellEveryMs = 500;

/** By which way changes are heard of now. */
export type HeardFrom = 'database' | 'valkey' | 'nobody';

export type ToldListener = Listener & { readonly heardFrom: () => HeardFrom };

/** What is announced is handled, and told to the others by who tells. */
const andTell = (on: Notices['on'], { tell, hearWord }: ReturnType<typeof makeTelling>): Notices['on'] => ({
  ...Object.fromEntries(
    Object.entries(on).map(([channel, handle]) => [
      channel,
      (payload: string) => {
        tell([channel, payload]);
        handle(payload);
      },
    ]),
  ),
  [wordChannel]: hearWord,
});

/**
 * Listens as `listen` does, which it is given, and as long as another node tells without a gap what it hears, lets that one
 * listen alone. Whatever is not certain (a gap, a silence, a connection that was lost) is answered by listening again, and
 * by presuming that anything may have happened meanwhile.
 */
export const toldByOne = (
  tools: TellingTools,
  notices: Notices,
  listen: (own: Notices) => Listener,
): ToldListener => {
  const { valkey, database } = tools;
  const me = randomBytes(9).toString('base64url');
  const channel = `zanga:${database}:changes`;
  const telling = makeTelling(tools, me, channel);
  let [isConnected, isHushed] = [false, false];

  const following = makeFollowing({
    me,
    // What arrives by both ways while one changes over is heard twice, which costs a look and loses nothing.
    onNotice: (of, payload) => notices.on[of]?.(payload),
    onTrusted: () => {
      if (!isConnected || isHushed || telling.isTelling()) return;
      isHushed = true;
      listener.hush(true);
    },
    onGap: () => {
      if (!isHushed) return;
      isHushed = false;
      notices.onLost('untold');
      listener.hush(false);
    },
  });
  valkey.hear(channel, { onMessage: following.hear, onUp: () => undefined, onDown: following.gap });

  const listener = listen({
    on: andTell(notices.on, telling),
    onConnected: () => {
      isConnected = true;
      notices.onConnected();
    },
    onLost: (why) => {
      [isConnected, isHushed] = [false, false];
      following.forget();
      telling.stop();
      notices.onLost(why);
    },
  });

  // Whoever listens asks for the place, and keeps it: so of two who tell, one finds that it has it no more.
  const mayTell = () => isConnected && !isHushed;
  const tick = () => {
    following.tick();
    if (mayTell() && valkey.isUp()) void telling.takePlace(mayTell);
  };
  const ticking = setInterval(tick, tellEveryMs).unref();
  return {
    hush: listener.hush,
    heardFrom: () => (isHushed ? 'valkey' : isConnected ? 'database' : 'nobody'),
    close: async () => {
      clearInterval(ticking);
      telling.stop();
      await listener.close();
    },
  };
};
