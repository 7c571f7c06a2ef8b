/** The first of the fields, in the order they stand in, that something is wrong with. */
export const firstInvalidField = (order: readonly string[], wrong: Iterable<string>): string | undefined => {
  const names = new Set(wrong);
  return order.find((name) => names.has(name));
};
