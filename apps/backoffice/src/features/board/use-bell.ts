import { useEffect, useState } from 'react';
import { allowSound, forbidSound, ring } from './bell.ts';
import { callOf, type Urgency } from './order/urgency.ts';

/** Rings for as long as something waits, more and more urgently; on only after a tap. */
export const useBell = (urgency: Urgency | undefined) => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on || !urgency) return;
    const { every, loudness } = callOf[urgency];
    ring(loudness);
    const timer = setInterval(() => ring(loudness), every);
    return () => clearInterval(timer);
  }, [on, urgency]);
  const toggle = () => {
    void (on ? forbidSound() : allowSound());
    setOn(!on);
  };
  return { on, toggle };
};
