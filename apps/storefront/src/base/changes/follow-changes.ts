import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@zanga/contract/contract';
import { liveClient } from '@zanga/contract/wire/live';
import { everyCall } from '../api/api.tsx';
import { serviceUrl } from '../api/config.ts';
import { concerns } from './asked-anew.ts';

/** All open pages hear a change at the same moment; their questions are spread over this time. */
const spreadMs = 250;
/** A page closed sooner opens no stream. */
const restMs = 2_000;
/** A stream starts with the changes of the last ten seconds; after a longer absence some are missed. */
const awayMs = 8_000;

type Following = {
  readonly queryClient: QueryClient;
  /** Reads the cart again if it holds a changed product. */
  readonly onChanged: (names: readonly string[]) => void;
};

const watch = liveClient<Api>({ baseUrl: serviceUrl, everyCall });

/** Refetches the shown answers that a change touches; hidden ones are refetched when they are shown. */
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
        // The changes during the gap are unknown: ask for everything again.
        if (connected && lost) {
          told = 0;
          hear(['']);
        }
        lost = !connected;
      },
    },
  );
};

/** Keeps a visible page current: listens for changes and refetches the answers they touch. */
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
