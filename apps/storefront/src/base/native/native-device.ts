import type { PermissionState } from '@capacitor/core';
import { Geolocation } from '@capacitor/geolocation';
import type { Device, DevicePermission, Permission, Point } from '../device/platform.ts';
import { PositionError } from '../device/position-error.ts';
import { FirebaseMessaging } from './push/messaging.ts';

/** Permission of the phone in our words: Android asks a second time, with a reason, after the first refusal. */
const inOurWords = (state: PermissionState): Permission =>
  state === 'granted' || state === 'denied' ? state : 'ask';

/** The better of two permissions: an approximate position is enough to find the shops around it. */
const better = (one: PermissionState, other: PermissionState) => (one === 'granted' ? one : other);

const permission = async (what: DevicePermission): Promise<Permission> => {
  if (what === 'notifications') return inOurWords((await FirebaseMessaging.checkPermissions()).receive);
  try {
    const { location, coarseLocation } = await Geolocation.checkPermissions();
    return inOurWords(better(coarseLocation, location));
  } catch {
    return 'denied'; // Location is switched off for the whole phone.
  }
};

const askPermission = async (what: DevicePermission): Promise<Permission> => {
  if (what === 'notifications') {
    const { receive } = await FirebaseMessaging.requestPermissions();
    return inOurWords(receive);
  }
  try {
    const { location, coarseLocation } = await Geolocation.requestPermissions({
      permissions: ['location', 'coarseLocation'],
    });
    return inOurWords(better(coarseLocation, location));
  } catch {
    return 'denied';
  }
};

const patience = { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true };

const position = async (): Promise<Point> => {
  if ((await askPermission('location')) !== 'granted') throw new PositionError('refused');
  try {
    const { coords } = await Geolocation.getCurrentPosition(patience);
    return { lat: coords.latitude, lng: coords.longitude };
  } catch {
    throw new PositionError('unknown');
  }
};

/** The device, by the plug-ins of the app. */
export const nativeDevice: Device = { position, permission, askPermission };
