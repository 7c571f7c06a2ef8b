import type { Rolldown } from 'vite';

type ModuleInfo = (id: string) => Rolldown.ModuleInfo | null;

/** Who waits for code that is loaded on demand, and how dear each byte is that this user does not need. */
export type CodeUser = { readonly name: string; readonly weight: number };

export type GatherOptions = {
  /** Module whose static imports every page has already. */
  readonly entry: string;
  /** User of a module that is imported dynamically; several may be fetched by one user. */
  readonly userOf: (entry: string) => CodeUser;
  /** Number of files to make. */
  readonly most: number;
};

/** Modules that become one file. */
type Part = {
  readonly modules: string[];
  bytes: number;
  readonly users: Map<string, number>;
  readonly needs: Set<Part>;
};

const bytesOf = (info: ModuleInfo, id: string) => info(id)?.code?.length ?? 0;

export const isLoadedOnDemand = (info: ModuleInfo, id: string): boolean =>
  (info(id)?.dynamicImporters.length ?? 0) > 0;

/** A module and all it cannot run without. */
const needsOf = (info: ModuleInfo, id: string, into = new Set<string>()): Set<string> => {
  if (into.has(id)) return into;
  into.add(id);
  for (const needed of info(id)?.importedIds ?? []) needsOf(info, needed, into);
  return into;
};

/** The entry and all modules that are imported dynamically, at any depth. */
const entriesFrom = (info: ModuleInfo, entry: string): ReadonlySet<string> => {
  const entries = new Set([entry]);
  for (const found of entries)
    for (const id of needsOf(info, found))
      for (const later of info(id)?.dynamicallyImportedIds ?? []) entries.add(later);
  return entries;
};

const usersOf = (info: ModuleInfo, { entry, userOf }: GatherOptions) => {
  const first = needsOf(info, entry);
  const users = new Map<string, Map<string, number>>();
  for (const found of entriesFrom(info, entry)) {
    const { name, weight } = userOf(found);
    for (const id of needsOf(info, found))
      if (!first.has(id)) users.set(id, (users.get(id) ?? new Map<string, number>()).set(name, weight));
  }
  return users;
};

/** Parts of modules with the same users. */
const partsOf = (info: ModuleInfo, options: GatherOptions): Set<Part> => {
  const parts = new Map<string, Part>();
  const partWith = new Map<string, Part>();
  for (const [id, users] of usersOf(info, options)) {
    const key = [...users.keys()].toSorted().join();
    const part = parts.get(key) ?? { modules: [], bytes: 0, users, needs: new Set() };
    part.modules.push(id);
    part.bytes += bytesOf(info, id);
    parts.set(key, part);
    partWith.set(id, part);
  }
  for (const [id, part] of partWith)
    for (const needed of info(id)?.importedIds ?? []) {
      const other = partWith.get(needed);
      if (other && other !== part) part.needs.add(other);
    }
  return new Set(parts.values());
};

const below = (part: Part, into = new Set<Part>()): ReadonlySet<Part> => {
  for (const needed of part.needs) {
    if (into.has(needed)) continue;
    into.add(needed);
    below(needed, into);
  }
  return into;
};

/** Price of one file for two parts: bytes that users of one would fetch for the other, with all they need. */
const priceOf = (one: Part, other: Part, needed: ReadonlySet<Part>): number => {
  const users = new Map([...one.users, ...other.users]);
  let price = 0;
  for (const part of new Set([one, other, ...needed]))
    for (const [user, weight] of users) if (!part.users.has(user)) price += part.bytes * weight;
  return price;
};

const merge = (parts: Set<Part>, from: Part, into: Part) => {
  into.modules.push(...from.modules);
  into.bytes += from.bytes;
  for (const needed of from.needs) into.needs.add(needed);
  into.needs.delete(into);
  parts.delete(from);
  for (const part of parts) if (part.needs.delete(from) && part !== into) part.needs.add(into);
  for (const part of [into, ...below(into)])
    for (const [user, weight] of [...from.users, ...into.users]) part.users.set(user, weight);
};

/** Larger parts take smaller ones in, but are never merged with each other before. */
const smallest = 60;

/** The cheapest merge; none that would make two files need each other. */
const cheapest = (parts: ReadonlySet<Part>) => {
  const needed = new Map([...parts].map((part) => [part, below(part)]));
  const isBetween = (from: Part, to: Part) =>
    [...from.needs].some((part) => part !== to && needed.get(part)?.has(to));
  let best: { readonly from: Part; readonly into: Part; readonly price: number } | undefined;
  for (const from of [...parts].toSorted((a, b) => a.bytes - b.bytes).slice(0, smallest))
    for (const into of parts) {
      if (into === from || isBetween(from, into) || isBetween(into, from)) continue;
      const price = priceOf(from, into, new Set([...(needed.get(from) ?? []), ...(needed.get(into) ?? [])]));
      if (!best || price < best.price) best = { from, into, price };
    }
  return best;
};

/** A part is named after its largest module that is loaded on demand, else after its largest one. */
const nameOf = (info: ModuleInfo, { modules }: Part): string => {
  const onDemand = modules.filter((id) => isLoadedOnDemand(info, id));
  const [head = ''] = (onDemand.length > 0 ? onDemand : modules).toSorted(
    (a, b) => bytesOf(info, b) - bytesOf(info, a),
  );
  return (/([^/]+)\.\w+(\?.*)?$/.exec(head)?.[1] ?? 'part').replaceAll(/[^\w-]/g, '');
};

/**
 * Gathers the code that is loaded on demand into few files: parts are merged where their users are most alike, so that
 * the dearest users fetch the fewest bytes in vain. Returns the file's name of each module.
 */
export const gatherParts = (info: ModuleInfo, options: GatherOptions): ReadonlyMap<string, string> => {
  const parts = partsOf(info, options);
  while (parts.size > options.most) {
    const best = cheapest(parts);
    if (!best) break;
    merge(parts, best.from, best.into);
  }
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const part of parts) {
    const name = nameOf(info, part);
    let own = name;
    // Modules of one name would be one file.
    for (let at = 2; taken.has(own); at += 1) own = `${name}-${at}`;
    taken.add(own);
    for (const id of part.modules) names.set(id, own);
  }
  return names;
};
