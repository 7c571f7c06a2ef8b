type Point = { readonly lat: number; readonly lng: number };

/** Why a device does not say where it is: it was not allowed to, or it does not know. */
export class PositionTrouble extends Error {
  readonly kind: 'refused' | 'unknown';

  constructor(kind: 'refused' | 'unknown') {
    super(`position ${kind}`);
    this.kind = kind;
  }
}

const patience = { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true };

/** Where the device is. Asks for permission where it has none yet: only to be called when somebody pressed for it. */
export const devicePosition = () =>
  new Promise<Point>((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PositionTrouble('refused'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new PositionTrouble(code === PERMISSION_DENIED ? 'refused' : 'unknown')),
      patience,
    );
  });
