import { compared } from './cells.ts';

type Named = { readonly id: string; readonly name: string };

/** What things are called in a table, and which thing a word of it means. */
export type Naming = {
  readonly nameOf: (id: string) => string;
  readonly find: (text: string) => string | undefined;
};

/** A path is compared whichever arrow was typed. */
const keyOf = (text: string): string => compared(text).replaceAll(/ ?[›>] ?/g, '›');

/** Things by their names; those that share one are called by their ids, so that a table means one thing alone. */
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
