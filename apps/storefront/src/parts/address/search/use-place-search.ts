import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Place } from '@zanga/contract/shops/places';
import { useEffect, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { mayPress, searchToAsk } from './search-to-ask.ts';

/** Pause in typing before a search. */
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

/** Facts about the search service: whether it allows a search at each letter, and the credit of its data. */
const useSearchSource = () => {
  const map = useQuery(useService().query('GET /api/places/map')).data;
  // A server of the previous release does not send `ahead`.
  return { ahead: map && map.ahead !== false, credit: map?.search_credit ?? '' };
};

/** Places for the typed text, searched at a pause or by `ask`; the last ones stay until new ones arrive. */
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
    /** Undefined where typing searches by itself, and for a text already searched. */
    ask: mayPress(text, { ahead, pressed }) ? () => setPressed(text) : undefined,
  };
};
