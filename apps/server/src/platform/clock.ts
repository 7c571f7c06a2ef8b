/** The only source of time: composed once, passed on, moved by tests. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
