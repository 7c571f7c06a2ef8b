import { type RefObject, useLayoutEffect, useRef } from 'react';

export type KeptScroll = { readonly of: string; readonly top: number };

/** Restores the scroll position of a list while it is the same list. */
export const useStoredScroll = (kept: RefObject<KeptScroll>, of: string) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = kept.current.of === of ? kept.current.top : 0;
  }, [kept, of]);
  const onScroll = () => {
    kept.current = { of, top: ref.current?.scrollTop ?? 0 };
  };
  return { ref, onScroll };
};
