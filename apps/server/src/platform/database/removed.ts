type Deletion = { readonly executeTakeFirst: () => Promise<{ readonly numDeletedRows: bigint } | undefined> };

/** Deletes, and tells how many rows that were. */
export const removed = async (deletion: Deletion): Promise<number> =>
  Number((await deletion.executeTakeFirst())?.numDeletedRows ?? 0);
