import { type RefObject, useEffect, useRef } from 'react';
import { openReader } from './code-reader.ts';

const betweenLooks = 120;

/** A code before the camera counts once; it is read again after two seconds out of sight. */
const awayMs = 2_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls back with each code that comes into view, while reading is on. */
export const useReading = (
  video: RefObject<HTMLVideoElement | null>,
  on: boolean,
  onCode: (code: string) => void,
) => {
  const tell = useRef(onCode);
  const last = useRef({ code: '', seen: 0 });
  useEffect(() => {
    tell.current = onCode;
  });
  useEffect(() => {
    if (!on) return;
    let over = false;
    last.current.seen = performance.now();
    const look = async () => {
      const read = await openReader();
      while (!over) {
        const code = video.current ? await read(video.current) : undefined;
        if (over) return;
        if (code !== undefined) {
          const known = code === last.current.code && performance.now() - last.current.seen < awayMs;
          last.current = { code, seen: performance.now() };
          if (!known) tell.current(code);
        }
        await pause(betweenLooks);
      }
    };
    look().catch(() => undefined); // A reader that cannot be fetched leaves the digits.
    return () => {
      over = true;
    };
  }, [on, video]);
};
