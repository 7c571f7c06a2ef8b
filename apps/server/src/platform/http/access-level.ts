/** How much the access log says about a caller: everything, only the network, or nothing. */
export const accessLevels = ['full', 'network', 'none'] as const;
export type AccessLevel = (typeof accessLevels)[number];
