/** True in the bundle for the native wrapper. */
declare const __NATIVE__: boolean;
/** Origin of the service, empty where pages and service share one. */
declare const __SERVICE__: string;
