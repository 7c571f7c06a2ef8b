export type Platform = 'browser' | 'ios' | 'android';

export const isNative = __NATIVE__;

const shell = (): Platform => {
  if (window.androidBridge) return 'android';
  return window.webkit?.messageHandlers?.bridge ? 'ios' : 'browser';
};

/** The wrapper these screens run in (CON-4): the app's bundle opened in a browser runs in none. */
export const platform: Platform = __NATIVE__ ? shell() : 'browser';

export type Point = { readonly lat: number; readonly lng: number };

/** Permissions that a phone asks its owner for. */
export type DevicePermission = 'location' | 'notifications';
/** `ask`: the device has not asked yet. `denied` can only be changed in the device's own settings. */
export type Permission = 'granted' | 'denied' | 'ask';

/** Result of asking for a permission: `unable` where the device lacks the feature or cannot say now. */
export type Outcome = 'on' | 'denied' | 'unable';

/** State of push notifications on this device. */
export type PushState = Outcome | 'off';

/** Features of a device, the same in a browser and in the app. */
export type Device = {
  /** May open the permission prompt: call it only after a press. */
  readonly position: () => Promise<Point>;
  readonly permission: (what: DevicePermission) => Promise<Permission>;
  readonly askPermission: (what: DevicePermission) => Promise<Permission>;
};
