/** Looks a key up; a misspelt one is an error, not a gap in the menu. */
export const known = <Value>(ids: ReadonlyMap<string, Value>, key: string): Value => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo shop speaks of an unknown ${key}`);
  return id;
};
