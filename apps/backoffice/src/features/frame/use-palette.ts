import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { mayDo } from '@zanga/browser/staff-roles.ts';
import { useEffect, useState } from 'react';
import { useUser } from '../../base/user.ts';
import type { PaletteSource } from '../../parts/palette/palette-source.ts';

const mostOfEach = 8;
/** Wait after the last letter, so that the server is asked for a word and not for each letter. */
const pauseMilliseconds = 180;

const useLate = (text: string) => {
  const [late, setLate] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return late;
};

/** Results of all sources for the typed text, in groups; `busy` while one has not answered. */
export const usePalette = (sources: readonly PaletteSource[], typed: string) => {
  const { data: user } = useUser();
  const text = typed.trim();
  const late = useLate(text);
  const answers = useQueries({
    queries: sources.map(({ id, right, least = 0, remote, find }) => {
      const asked = remote ? late : text;
      return {
        queryKey: ['palette', id, asked],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          user ? find(asked, { user, signal }) : [],
        enabled: user !== undefined && (!right || mayDo(user, right)) && asked.length >= least,
        placeholderData: keepPreviousData,
        staleTime: remote ? 10_000 : 300_000,
        retry: false,
      };
    }),
  });
  const groups = sources.flatMap(({ id, heading, least = 0, remote = false }, index) => {
    const entries = (text.length >= least && answers[index]?.data) || [];
    // Local results follow each letter at once, so their lines can be chosen at once.
    const readable = remote || answers[index]?.isPlaceholderData === false;
    return entries.length > 0 ? [{ id, heading, readable, entries: entries.slice(0, mostOfEach) }] : [];
  });
  const busy = answers.some(({ isFetching }) => isFetching);
  const failed = answers.some(({ isError }) => isError);
  return { groups, busy, failed };
};
