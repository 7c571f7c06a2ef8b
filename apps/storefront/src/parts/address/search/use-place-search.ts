import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Place } from '@zanga/contract/shops/places';
import { useEffect, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { mayPress, searchToAsk } from './search-to-ask.ts';

/** Time to type the next letter in. */
const pauseMilliseconds = 250;

const useSettled = (text: string) => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const none: readonly Place[] = [];

/** What is known of the search: whether it may be asked with every letter, and whom its addresses are owed to. */
const useSearchSource = () => {
  const map = useQuery(useService().query('GET /api/places/map')).data;
  // A server of the release before does not say.
  return { ahead: map && map.ahead !== false, credit: map?.search_credit ?? '' };
};

/** Places for what is typed, asked when typing pauses, or by `ask` where the service wants that; the last ones stay until others come. */
export const usePlaceSearch = (typed: string) => {
  const text = typed.trim();
  const settled = useSettled(text);
  const { ahead, credit } = useSearchSource();
  const [pressed, setPressed] = useState('');
  const asked = searchToAsk(text, { ahead, settled, pressed });
  const enabled = asked !== '';
  const query = useQuery({
    ...useService().query('GET /api/places', { query: { search: asked } }),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 300_000,
  });
  const answered = enabled && text === asked && !query.isFetching;
  return {
    places: enabled ? (query.data?.data ?? none) : none,
    searching: enabled && query.isFetching,
    failed: answered && query.isError,
    empty: answered && query.data?.data.length === 0,
    credit,
    /** Missing where typing asks by itself, and for what has been asked already. */
    ask: mayPress(text, { ahead, pressed }) ? () => setPressed(text) : undefined,
  };
};
