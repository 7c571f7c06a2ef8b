export type Platform = 'browser' | 'ios' | 'android';

export const isNative = __NATIVE__;

const shell = (): Platform => {
  if (window.androidBridge) return 'android';
  return window.webkit?.messageHandlers?.bridge ? 'ios' : 'browser';
};

/** The wrapper these screens run in (CON-4): the app's bundle opened in a browser runs in none. */
export const platform: Platform = __NATIVE__ ? shell() : 'browser';

export type Point = { readonly lat: number; readonly lng: number };

/** What a device asks its owner about before an app may have it. */
export type Permitted = 'location' | 'notifications';
/** `ask`: nobody has been asked yet. `denied` is only changed in the device's own settings. */
export type Permission = 'granted' | 'denied' | 'ask';

/** Result of asking for a permission: `unable` where the device has no such thing, or cannot say now. */
export type Outcome = 'on' | 'denied' | 'unable';

/** Whether pushes reach somebody on this device. */
export type PushState = Outcome | 'off';

/** What a device can do for a screen, in a browser and in the app alike. */
export type Device = {
  /** Asks for permission where it has none yet: only to be called when somebody pressed for it. */
  readonly position: () => Promise<Point>;
  readonly permission: (what: Permitted) => Promise<Permission>;
  readonly askPermission: (what: Permitted) => Promise<Permission>;
};
