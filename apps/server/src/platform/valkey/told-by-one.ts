import { randomBytes } from 'node:crypto';
import type { Listener, Notices } from '../database/listen.ts';
import { makeFollowing } from './following.ts';
import { makeTelling, type TellingTools, wordChannel } from './telling.ts';

// One node listens to PostgreSQL for all and passes announcements on through Valkey. The other nodes
// stop listening while its words come without a gap.

/** Interval of the teller's words, with or without news. */
const tellEveryMs = 500;

/** The way that changes are heard now. */
export type HeardFrom = 'database' | 'valkey' | 'nobody';

export type ToldListener = Listener & { readonly heardFrom: () => HeardFrom };

/** Handles announcements, and passes them on if this node is the teller. */
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
 * Listens by the given `listen`, and stops while another node tells without a gap. Any doubt (gap, silence, lost
 * connection) brings it back to listening, with every change presumed missed.
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
    // During a changeover an announcement may come twice, which costs one more look.
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

  // A listening node asks for the place again and again: of two tellers, one learns that it has lost it.
  const mayTell = () => isConnected && !isHushed;
  const tick = () => {
    following.tick();
    if (mayTell() && valkey.isUp()) void telling.takePlace(mayTell); // It catches its failures.
  };
  const ticking = setInterval(tick, tellEveryMs).unref();
  return {
    ...listener,
    heardFrom: () => (isHushed ? 'valkey' : isConnected ? 'database' : 'nobody'),
    close: async () => {
      clearInterval(ticking);
      telling.stop();
      await listener.close();
    },
  };
};
