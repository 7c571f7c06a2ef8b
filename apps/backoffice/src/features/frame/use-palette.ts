import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { mayDo } from '@zanga/browser/staff-roles.ts';
import { useEffect, useState } from 'react';
import { useUser } from '../../base/user.ts';
import type { PaletteSource } from '../../parts/palette/palette-source.ts';

const mostOfEach = 8;
/** After the last letter, so that a word is asked for and not each of its letters. */
const pauseMilliseconds = 180;

const useLate = (text: string) => {
  const [late, setLate] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return late;
};

/** What all sources find for what is typed, in groups; `busy` while one of them has not answered. */
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
    // What is found here follows the letters at once: only then is there a line to read.
    const readable = remote || answers[index]?.isPlaceholderData === false;
    return entries.length > 0 ? [{ id, heading, readable, entries: entries.slice(0, mostOfEach) }] : [];
  });
  const busy = answers.some(({ isFetching }) => isFetching);
  const failed = answers.some(({ isError }) => isError);
  return { groups, busy, failed };
};
