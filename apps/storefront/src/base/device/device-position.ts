import { device } from './device.ts';

/** Position of the device. May open the permission prompt: call it only after a press. */
export const devicePosition = async () => (await device()).position();
