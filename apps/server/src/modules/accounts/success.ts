/** Answer of an action that returns no data. */
export const success = { success: true } as const;
