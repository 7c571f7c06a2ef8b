import { useEffect, useState } from 'react';
import { currentSpot } from './scroll-spy.ts';

/** Under the header and the section bar, with room for a line of text. */
const readingLine = 180;

const atEnd = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight && scrollY + clientHeight >= scrollHeight - 4;
};

/** Id of the section being read; measured once a frame while the page scrolls. */
export const useScrollSpy = (ids: readonly string[]) => {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const spots = key.split(' ').flatMap((id) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      setCurrent(currentSpot(spots, readingLine, atEnd()));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [key]);

  return current;
};
