/** Browsers that check what becomes a script want it from a policy the page has declared. */
interface Window {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (text: string) => string },
    ) => { readonly createScriptURL: (text: string) => string };
  };
}

/** What the app's wrappers put into the page before any script runs, each its own. */
interface Window {
  readonly androidBridge?: unknown;
  readonly webkit?: { readonly messageHandlers?: { readonly bridge?: unknown } };
}

/** What was pressed before the page was alive, where the server has sent it; asking for it ends the waiting. */
interface Window {
  readonly earlyPresses?: () => readonly HTMLElement[];
}

/** True in the bundle for the native wrapper. */
declare const __NATIVE__: boolean;
/** Origin of the service, empty where pages and service share one. */
declare const __SERVICE__: string;
/** What the app was built with; read by its native parts alone. */
declare const __APP__: {
  readonly facebookAppId: string;
  readonly facebookClientToken: string;
  readonly merchantId: string;
  /** What phones know the app by. */
  readonly id: string;
};
/** Settings of the place these screens run in. */
declare const __SETTINGS__: {
  readonly name?: string;
  readonly brandId?: number;
  readonly domain?: string;
  readonly totem?: string;
  readonly testMode: boolean;
  readonly appView: boolean;
};

/** Where pages are drawn: what the server was told. Never in a browser. */
declare const process: { readonly env: { readonly PICTURES_ORIGIN?: string } };
