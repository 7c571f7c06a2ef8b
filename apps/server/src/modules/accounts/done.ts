/** What is answered where there is nothing to be told but that it was done. */
export const done = { success: true } as const;
