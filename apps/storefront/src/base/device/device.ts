import type { Device } from './platform.ts';

/** The device, by the browser or by the app's plug-ins: screens ask here and never know which of them answers. */
export const device = async (): Promise<Device> =>
  __NATIVE__
    ? (await import('../native/native-device.ts')).nativeDevice
    : (await import('./browser-device.ts')).browserDevice;
