import { compared } from './cells.ts';

type Named = { readonly id: string; readonly name: string };

/** Names of things in a table, and the thing a name stands for. */
export type Naming = {
  readonly nameOf: (id: string) => string;
  readonly find: (text: string) => string | undefined;
};

/** Paths are compared with either kind of arrow. */
const keyOf = (text: string): string => compared(text).replaceAll(/ ?[›>] ?/g, '›');

/** Names of things; things with the same name appear by their ids, so that each name stands for one thing. */
export const naming = (things: readonly Named[]): Naming => {
  const byName = Map.groupBy(things, ({ name }) => keyOf(name));
  const ids = new Map(things.map(({ id, name }) => [id, name]));
  const only = (key: string): string | undefined => {
    const found = byName.get(key) ?? [];
    return found.length === 1 ? found[0]?.id : undefined;
  };
  return {
    nameOf: (id) => {
      const name = ids.get(id);
      return name !== undefined && only(keyOf(name)) === id ? name : id;
    },
    find: (text) => only(keyOf(text)) ?? (ids.has(text.trim()) ? text.trim() : undefined),
  };
};
