import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Place } from '@zanga/contract/shops/places';
import { useEffect, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';

/** Time to type the next letter in. */
const pauseMilliseconds = 250;
const shortest = 3;

const useSettled = (text: string) => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const none: readonly Place[] = [];

/** Places for what is typed, asked when typing pauses; the last ones stay until others come. */
export const usePlaceSearch = (typed: string) => {
  const text = typed.trim();
  const asked = useSettled(text);
  const enabled = asked.length >= shortest && text.length >= shortest;
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
  };
};
