import type { Api } from '@zanga/contract/contract';
import { client } from '@zanga/contract/wire/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const { storeCurrentPosition } = await import('./current-position.ts');
const { storage } = await import('../../base/storage/storage.ts');

const here = { latitude: 37.5, longitude: 15.09, formatted_address: 'Via Etnea 12, Catania' };

type GeolocationAnswer = (
  found: (position: object) => void,
  failed: (error: { readonly code: number; readonly PERMISSION_DENIED: number }) => void,
) => void;

/** A browser whose geolocation answers like this. */
const browserThat = (getCurrentPosition: GeolocationAnswer | undefined) =>
  vi.stubGlobal('navigator', getCurrentPosition ? { geolocation: { getCurrentPosition } } : {});

const knows: GeolocationAnswer = (found) => found({ coords: here });
const failsWith =
  (code: number): GeolocationAnswer =>
  (_, failed) =>
    failed({ code, PERMISSION_DENIED: 1 });

const ask = (answer: () => Response = () => Response.json({ data: null })) =>
  storeCurrentPosition(client<Api>({ baseUrl: '', fetch: async () => answer() }));

const kept = () => ['latitude', 'longitude', 'formatted_address'] as const;
beforeEach(() => {
  for (const key of kept()) storage.write(key, null);
});

describe('[ERR-11] the device’s position', () => {
  it.each([
    ['it was not allowed to say', failsWith(1), 'Impossibile abilitare la geolocalizzazione'],
    ['it has no such thing', undefined, 'Impossibile abilitare la geolocalizzazione'],
    ['it does not know', failsWith(2), 'Errore nella geolocalizzazione'],
    ['it takes too long', failsWith(3), 'Errore nella geolocalizzazione'],
  ])('is unknown where %s, in words of its own', async (_, answer, trouble) => {
    browserThat(answer);
    expect(await ask()).toEqual({ trouble });
  });

  it('reports a place without an address, and a failed lookup', async () => {
    browserThat(knows);
    expect(await ask()).toEqual({ trouble: 'Nessun indirizzo trovato.' });
    expect(await ask(() => Response.error())).toEqual({
      trouble: 'Errore nella conversione della posizione',
    });
    expect(storage.read('formatted_address')).toBeNull();
  });

  it('[API-42] is stored with its address', async () => {
    browserThat(knows);
    expect(await ask(() => Response.json({ data: here }))).toEqual({ place: here });
    expect(kept().map((key) => storage.read(key))).toEqual(['37.5', '15.09', 'Via Etnea 12, Catania']);
  });
});
