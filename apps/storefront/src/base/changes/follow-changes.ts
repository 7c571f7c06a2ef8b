import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@zanga/contract/contract';
import { liveClient } from '@zanga/contract/wire/live';
import { everyCall } from '../api/api.tsx';
import { serviceUrl } from '../api/config.ts';
import { concerns } from './asked-anew.ts';

/** All who look are told at the same moment, and do not ask at the same moment. */
const spreadMs = 250;
/** A page that is opened and left again opens no line. */
const restMs = 2_000;
/** Whoever was away for longer has missed what is told at first: the changes of the last ten seconds. */
const awayMs = 8_000;

type Following = {
  readonly queryClient: QueryClient;
  /** Reads the cart anew where it holds what has changed. */
  readonly onChanged: (names: readonly string[]) => void;
};

const watch = liveClient<Api>({ baseUrl: serviceUrl, everyCall });

/** Asks anew for what this page shows of what has changed; the rest is asked anew when it is shown. */
const askAnew = async (queryClient: QueryClient, names: readonly string[]) => {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, state: { data } }) => names.some((of) => concerns(of, queryKey, data)),
  });
};

const line = ({ queryClient, onChanged }: Following) => {
  let told = 0;
  let lost = false;
  let waiting: readonly string[] = [];
  const hear = (names: readonly string[]) => {
    if (names.length === 0) return;
    if (waiting.length === 0)
      setTimeout(() => {
        const heard = waiting;
        waiting = [];
        onChanged(heard);
        void askAnew(queryClient, heard);
      }, Math.random() * spreadMs);
    waiting = [...waiting, ...names];
  };
  return watch(
    'GET /api/changes',
    {},
    {
      onEvent: ({ changes }) => {
        hear(changes.flatMap(({ number, of }) => (number > told ? [of] : [])));
        told = Math.max(told, ...changes.map(({ number }) => number));
      },
      onConnected: (connected) => {
        // Nobody knows what was missed.
        if (connected && lost) {
          told = 0;
          hear(['']);
        }
        lost = !connected;
      },
    },
  );
};

/** Keeps open pages as the shop is: while somebody looks at them they hear of each change, and ask for what it touches. */
export const followChanges = (following: Following) => {
  let leave: (() => void) | undefined;
  let hiddenAt: number | undefined;
  const look = () => {
    if (document.visibilityState === 'visible') {
      leave ??= line(following);
      if (performance.now() - (hiddenAt ?? Number.POSITIVE_INFINITY) > awayMs)
        void askAnew(following.queryClient, ['']);
      hiddenAt = undefined;
    } else {
      leave?.();
      leave = undefined;
      hiddenAt ??= performance.now();
    }
  };
  setTimeout(() => {
    look();
    document.addEventListener('visibilitychange', look);
  }, restMs);
};
