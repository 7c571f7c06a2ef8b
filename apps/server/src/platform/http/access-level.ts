/** How much the access log says about a caller: everything, only the network, or nothing (decision 017). */
export const accessLevels = ['full', 'network', 'none'] as const;
export type AccessLevel = (typeof accessLevels)[number];
