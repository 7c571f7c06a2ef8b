/** Browsers with Trusted Types accept script addresses only from a policy that the page has declared. */
interface Window {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (text: string) => string },
    ) => { readonly createScriptURL: (text: string) => string };
  };
}

/** Objects that the app's wrappers define before any script runs: Android's and iOS's. */
interface Window {
  readonly androidBridge?: unknown;
  readonly webkit?: { readonly messageHandlers?: { readonly bridge?: unknown } };
}

/** Presses made before the page was interactive, collected by an inline script; the call ends the collecting. */
interface Window {
  readonly earlyPresses?: () => readonly HTMLElement[];
}

/** True in the bundle for the native wrapper. */
declare const __NATIVE__: boolean;
/** Origin of the service, empty where pages and service share one. */
declare const __SERVICE__: string;
/** Build settings of the app, read by its native parts only. */
declare const __APP__: {
  readonly facebookAppId: string;
  readonly facebookClientToken: string;
  readonly merchantId: string;
  /** The app's id on phones. */
  readonly id: string;
};
/** Settings of the place these screens run in. */
declare const __SETTINGS__: {
  readonly name?: string;
  /** Of the native app only. */
  readonly brandId?: number;
  readonly domain?: string;
  readonly totem?: string;
  readonly testMode: boolean;
  readonly appView: boolean;
};

/** On the server only: its environment. Undefined in a browser. */
declare const process: { readonly env: { readonly BRAND_ID?: string; readonly PICTURES_ORIGIN?: string } };
