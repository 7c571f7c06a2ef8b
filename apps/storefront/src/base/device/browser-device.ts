import type { Device, DevicePermission, Permission, Point } from './platform.ts';
import { PositionError } from './position-error.ts';

/** Longest wait for a position: the browser's own limit does not count while its permission prompt is unanswered. */
const answerWithinMs = 30_000;

const patience = { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true };

const position = () =>
  new Promise<Point>((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PositionError('refused'));
    setTimeout(() => reject(new PositionError('unknown')), answerWithinMs);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new PositionError(code === PERMISSION_DENIED ? 'refused' : 'unknown')),
      patience,
    );
  });

/** The web's permission words in ours: `prompt` and `default` both mean "not asked yet". */
const inOurWords = (state: PermissionState | NotificationPermission): Permission =>
  state === 'granted' || state === 'denied' ? state : 'ask';

const permission = async (what: DevicePermission): Promise<Permission> => {
  if (what === 'notifications')
    return 'Notification' in globalThis ? inOurWords(Notification.permission) : 'denied';
  if (!('geolocation' in navigator)) return 'denied';
  // A browser that cannot say asks at the first use.
  const known = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return inOurWords(known?.state ?? 'prompt');
};

const askPermission = async (what: DevicePermission): Promise<Permission> => {
  if (what === 'notifications')
    return 'Notification' in globalThis ? inOurWords(await Notification.requestPermission()) : 'denied';
  try {
    await position();
    return 'granted';
  } catch (error) {
    // A device that does not know where it is has allowed us to ask all the same.
    return error instanceof PositionError && error.kind === 'refused' ? 'denied' : 'granted';
  }
};

/** The device, by the browser's own interfaces. */
export const browserDevice: Device = { position, permission, askPermission };
