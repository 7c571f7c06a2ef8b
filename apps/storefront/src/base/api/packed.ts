/**
 * JSON without repetition: the field names of equal shapes stand once, and a repeated text, list or object becomes a
 * number. A list of products is mostly repetition, and pages carry it as text.
 *
 * A list is `[0, …items]`, an object `[shape, …values]`. A bare number points at an earlier value: 0 to 2 are null,
 * false and true, most of a product's values; then the written values in order. A real number n is `[n]`. Texts under
 * four letters stay as they are: a pointer would be no shorter.
 *
 * The result stands inside a script, where each `"` takes two letters: `` ` `` and `"` swap places.
 */
type Packed = readonly [shapes: readonly (readonly string[])[], root: unknown];

/** The numbers 0, 1 and 2 point at these before the first value is written. */
const constants: readonly unknown[] = [null, false, true];

/** Swaps `"` and `` ` ``; twice gives the original text. */
export const turned = (text: string): string => text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'));

/** Length from which a text gets a number. */
const shortest = 4;

const quotes = new Map<string, string>();

/** `JSON.stringify` of a short text, cached: the same few texts come again and again. */
const quoted = (text: string): string => {
  const known = quotes.get(text);
  if (known !== undefined) return known;
  const made = JSON.stringify(text);
  if (quotes.size < 1_000) quotes.set(text, made);
  return made;
};

/** Number of the shape with these fields, counted from one; a new shape is added. */
const headOf = (shapes: (readonly string[])[], keys: readonly string[]): number => {
  const known = shapes.findIndex(
    (shape) => shape.length === keys.length && shape.every((key, at) => key === keys[at]),
  );
  return known < 0 ? shapes.push(keys) : known + 1;
};

/**
 * Writes a value as JSON in one pass: `text` is its first writing, `name` every later one. Two lists or objects are
 * equal when the names of all their parts are.
 */
export const pack = (root: unknown): string => {
  const shapes: (readonly string[])[] = [];
  const texts = new Map<string, string>();
  const composed = new Map<string, string>();
  let told = constants.length - 1;
  let name = '';

  const once = (known: Map<string, string>, key: string, tell: () => string): string => {
    const number = known.get(key);
    if (number !== undefined) {
      name = number;
      return number;
    }
    told += 1;
    name = `${told}`;
    known.set(key, name);
    return tell();
  };
  const short = (text: string): string => {
    name = text;
    return text;
  };

  const write = (value: unknown): string => {
    if (typeof value === 'string' && value.length >= shortest)
      return once(texts, value, () => JSON.stringify(value));
    if (typeof value === 'string') return short(quoted(value));
    if (typeof value === 'number') {
      const meant = `[${value}]`;
      return meant.length < shortest ? short(meant) : once(composed, meant, () => meant);
    }
    if (typeof value !== 'object' || value === null) return short(`${constants.indexOf(value ?? null)}`);
    let text = '';
    let names = '';
    const add = (part: unknown) => {
      text += `,${write(part)}`;
      names += `,${name}`;
    };
    if (Array.isArray(value)) {
      if (value.length === 0) return short('[]');
      for (const item of value) add(item);
      return once(composed, `[0${names}]`, () => `[0${text}]`);
    }
    // An object of any class is written by its fields.
    const fields = value as Readonly<Record<string, unknown>>;
    const keys = Object.keys(fields).filter((key) => fields[key] !== undefined);
    if (keys.length === 0) return short('{}');
    for (const key of keys) add(fields[key]);
    const head = headOf(shapes, keys);
    return once(composed, `[${head}${names}]`, () => `[${head}${text}]`);
  };

  const written = write(root);
  return turned(`[${JSON.stringify(shapes)},${written}]`);
};

/** Restores a packed value after `JSON.parse`. Equal parts become one shared object: callers must not write to it. */
export const unpack = (packed: unknown): unknown => {
  // Written by the function above.
  const [shapes, root] = packed as Packed;
  const told = [...constants];
  const open = (node: unknown): unknown => {
    if (typeof node === 'number') return told[node];
    let value = node;
    if (Array.isArray(node)) {
      const [head, ...rest] = node;
      if (head === undefined) return [];
      if (rest.length === 0) {
        if (`[${head}]`.length >= shortest) told.push(head);
        return head;
      }
      const values = rest.map(open);
      value = head ? Object.fromEntries(shapes[head - 1]?.map((key, at) => [key, values[at]]) ?? []) : values;
    } else if (typeof node !== 'string' || node.length < shortest) return node;
    told.push(value);
    return value;
  };
  return open(root);
};
