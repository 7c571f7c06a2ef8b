import { useEffect, useRef, useState } from 'react';

type Idle = {
  /** Time without a touch before the warning. */
  readonly patienceMs: number;
  /** Duration of the warning; zero where no order would be lost. */
  readonly warningSeconds: number;
  readonly active: boolean;
  readonly onGone: () => void;
};

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

type IdleState = {
  /** Seconds left during the warning, otherwise null. */
  readonly left: number | null;
  readonly stay: () => void;
};

/** Detects that the person has left. During the warning only its buttons count as a touch. */
export const useIdle = ({ patienceMs, warningSeconds, active, onGone }: Idle): IdleState => {
  const [left, setLeft] = useState<number | null>(null);
  const last = useRef(0);
  const stay = () => {
    last.current = Date.now();
    setLeft(null);
  };
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    setLeft(null);
    if (!active) return;
    last.current = Date.now();
    const touched = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[role=alertdialog]')) return;
      last.current = Date.now();
      setLeft(null);
    };
    const timer = setInterval(() => {
      const over = Date.now() - last.current - patienceMs;
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
  return { left, stay };
};
