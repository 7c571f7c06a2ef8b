import { useEffect, useState } from 'react';

/** From here on rows are rows; below they are cards, which have room for everything. */
const rows = '(min-width: 48rem)';

/** Width available to a table; undefined where its rows are cards. */
export const useRoom = (scroller: HTMLElement | null): number | undefined => {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    if (!scroller) return;
    const look = () => setRoom(matchMedia(rows).matches ? scroller.clientWidth : undefined);
    const watched = new ResizeObserver(look);
    watched.observe(scroller);
    return () => watched.disconnect();
  }, [scroller]);
  return room;
};
