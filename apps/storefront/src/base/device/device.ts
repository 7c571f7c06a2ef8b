import type { Device } from './platform.ts';

/** The only door to the device: screens ask here and never know which wrapper they run in. */
export const device = async (): Promise<Device> =>
  __NATIVE__
    ? (await import('../native/native-device.ts')).nativeDevice
    : (await import('./browser-device.ts')).browserDevice;
