type Deletion = { readonly executeTakeFirst: () => Promise<{ readonly numDeletedRows: bigint } | undefined> };

/** Deletes, and returns the number of rows. */
export const removed = async (deletion: Deletion): Promise<number> =>
  Number((await deletion.executeTakeFirst())?.numDeletedRows ?? 0);
