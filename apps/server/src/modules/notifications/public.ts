export type { Notify } from './notify.ts';
export type { TrySenders } from './try-senders.ts';
