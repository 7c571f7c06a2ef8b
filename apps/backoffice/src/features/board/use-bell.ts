import { useCallback, useEffect, useState } from 'react';
import { readPreference, writePreference } from '../../base/preferences.ts';
import { allowSound, forbidSound, ring } from './bell.ts';
import { callOf, type Urgency } from './order/urgency.ts';

/**
 * Rings while an order waits, more and more urgently. Browsers demand a tap first; once allowed, the first touch after
 * a reload switches it on again.
 */
export const useBell = (urgency: Urgency | undefined) => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on || !urgency) return;
    const { every, loudness } = callOf[urgency];
    ring(loudness);
    const timer = setInterval(() => ring(loudness), every);
    return () => clearInterval(timer);
  }, [on, urgency]);
  useEffect(() => {
    if (on || readPreference('gestione_suono') !== 'si') return;
    let here = true;
    const begin = () => void allowSound().then(() => here && setOn(true));
    addEventListener('pointerdown', begin, { once: true });
    addEventListener('keydown', begin, { once: true });
    return () => {
      here = false;
      removeEventListener('pointerdown', begin);
      removeEventListener('keydown', begin);
    };
  }, [on]);
  const turnOn = useCallback(() => {
    void allowSound();
    writePreference('gestione_suono', 'si');
    setOn(true);
  }, []);
  const toggle = () => {
    if (!on) return turnOn();
    void forbidSound();
    writePreference('gestione_suono', null);
    setOn(false);
  };
  return { on, toggle, turnOn };
};
