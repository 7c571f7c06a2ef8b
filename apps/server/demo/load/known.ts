/** A word of the data that must be known; a slip of the pen is an error, not a gap in the menu. */
export const known = <Value>(ids: ReadonlyMap<string, Value>, key: string): Value => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo shop speaks of an unknown ${key}`);
  return id;
};
