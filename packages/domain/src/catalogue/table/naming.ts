import { compared } from './cells.ts';

type Named<Kind> = { readonly id: Kind; readonly name: string };

/** Names of things in a table, and the thing a name stands for. */
export type Naming<Kind extends string> = {
  readonly nameOf: (id: Kind) => string;
  readonly find: (text: string) => Kind | undefined;
};

/** Paths are compared with either kind of arrow. */
const keyOf = (text: string): string => compared(text).replaceAll(/ ?[›>] ?/g, '›');

/** Names of things; things with the same name appear by their ids, so that each name stands for one thing. */
export const naming = <Kind extends string>(things: readonly Named<Kind>[]): Naming<Kind> => {
  const byName = Map.groupBy(things, ({ name }) => keyOf(name));
  const byId = new Map<string, Named<Kind>>(things.map((thing) => [thing.id, thing]));
  const only = (key: string): Kind | undefined => {
    const found = byName.get(key) ?? [];
    return found.length === 1 ? found[0]?.id : undefined;
  };
  return {
    nameOf: (id) => {
      const name = byId.get(id)?.name;
      return name !== undefined && only(keyOf(name)) === id ? name : id;
    },
    find: (text) => only(keyOf(text)) ?? byId.get(text.trim())?.id,
  };
};
