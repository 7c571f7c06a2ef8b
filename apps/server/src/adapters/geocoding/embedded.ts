import type { Place } from '@zanga/contract/shops/places';
import type { Point } from '@zanga/domain/shops/geography';
import type { PlaceQuestion } from './gazetteer-search.ts';
import { remembered } from './pace-calls.ts';
import type { Geocoding } from './port.ts';
import { askThread } from './worker-calls.ts';

/** Longest queue of searches: each takes its thread up to a tenth of a second. */
const mostWaiting = 40;
const kept = { answers: 2_000, ms: 24 * 3_600_000 };

/** Cell of 100 metres around a point: one town for all its points, so one lookup. */
const cellOf = ({ lat, lng }: Point): Point => ({ lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) });

/**
 * Knows the towns of Italy and none of their streets; for the door the customer sets a pin. Searches run on a thread of
 * their own, so that orders do not wait.
 */
export const embeddedGeocoding = (): Geocoding => {
  const program = new URL('./gazetteer-thread.ts', import.meta.url);
  const ask = askThread<PlaceQuestion, readonly Place[]>('the gazetteer', program, mostWaiting);
  const once = remembered<readonly Place[]>(kept.answers, kept.ms);
  const askOnce = (question: PlaceQuestion) => once(JSON.stringify(question), () => ask(question));
  return {
    search: (text) => askOnce({ search: text.trim() }),
    at: async (point) => {
      const [found] = await askOnce({ at: cellOf(point) });
      return found ? { ...found, latitude: point.lat, longitude: point.lng } : null;
    },
  };
};
