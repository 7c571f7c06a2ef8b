/** True in the bundle for the native wrapper. */
declare const __NATIVE__: boolean;
/** Origin of the service, empty where pages and service share one. */
declare const __SERVICE__: string;
/** Settings of the place these screens run in. */
declare const __SETTINGS__: {
  readonly domain?: string;
  readonly totem?: string;
  readonly testMode: boolean;
  readonly appView: boolean;
};
