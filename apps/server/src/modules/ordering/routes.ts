import type { MountTools } from '../../platform/http/mount.ts';

/** Carts and orders: from what somebody means to have to what a shop hands over. */
export const mountOrdering = (_tools: MountTools): void => {};
