import type { Place } from '@zanga/contract/shops/places';
import type { Point } from '@zanga/domain/shops/geography';
import type { PlaceQuestion } from './gazetteer-search.ts';
import { remembered } from './pace-calls.ts';
import type { Geocoding } from './port.ts';
import { askThread } from './worker-calls.ts';

/** More searches than this are not waited for: each takes the thread up to a tenth of a second. */
const mostWaiting = 40;
const kept = { answers: 2_000, ms: 24 * 3_600_000 };

/** The cell of a hundred metres that a point lies in: its town is the same, and fresh points cost nothing within it. */
const cellOf = ({ lat, lng }: Point): Point => ({ lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) });

/**
 * Knows the towns of Italy and none of their streets: whoever needs the door is asked for a pin. It looks them up on a
 * thread of its own, because everybody's orders would have to wait meanwhile.
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
