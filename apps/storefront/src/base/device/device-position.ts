import { device } from './device.ts';

/** Where the device is. Asks for permission where it has none yet: only to be called when somebody pressed for it. */
export const devicePosition = async () => (await device()).position();
