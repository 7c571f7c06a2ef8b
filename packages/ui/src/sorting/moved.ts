/** A list in which one thing has gone to another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const rest = items.filter((_, at) => at !== from);
  const [item] = items.slice(from, from + 1);
  return item === undefined ? items : [...rest.slice(0, to), item, ...rest.slice(to)];
};
