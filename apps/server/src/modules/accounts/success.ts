/** What is answered where there is nothing to be told but that it was done. */
export const success = { success: true } as const;
