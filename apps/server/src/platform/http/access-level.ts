/** What is written of who called: all of it, only the network, or nothing (decision 017). */
export const accessLevels = ['full', 'network', 'none'] as const;
export type AccessLevel = (typeof accessLevels)[number];
