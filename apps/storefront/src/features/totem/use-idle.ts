import { useEffect, useRef, useState } from 'react';

type Idle = {
  /** How long nobody may touch the screen before they are asked. */
  readonly patienceMs: number;
  /** How long they are asked for. */
  readonly warningSeconds: number;
  readonly active: boolean;
  readonly onGone: () => void;
};

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Notices that whoever stood here has gone: seconds left while they are asked, otherwise null. */
export const useIdle = ({ patienceMs, warningSeconds, active, onGone }: Idle): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    setLeft(null);
    if (!active) return;
    let last = Date.now();
    const touched = () => {
      last = Date.now();
      setLeft(null);
    };
    const timer = setInterval(() => {
      const over = Date.now() - last - patienceMs;
      if (over < 0) return;
      const seconds = warningSeconds - Math.floor(over / 1000);
      if (seconds <= 0) gone.current();
      else setLeft(seconds);
    }, 250);
    for (const touch of touches) addEventListener(touch, touched, { passive: true });
    return () => {
      clearInterval(timer);
      for (const touch of touches) removeEventListener(touch, touched);
    };
  }, [active, patienceMs, warningSeconds]);
  return left;
};
