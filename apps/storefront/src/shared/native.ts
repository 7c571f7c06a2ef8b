export type Platform = 'browser' | 'ios' | 'android';

/** The only door to the device: screens ask here and never know which wrapper they run in. */
export const platform: Platform = 'browser';

export const isNative = __NATIVE__;
