/**
 * JSON in which nothing stands twice: what objects of one shape are called is told once, and a text, a list or an object
 * that has been told already is named by its number. A list of products is mostly repetition, and pages carry it as text.
 *
 * A list is `[0, …items]`, an object `[shape, …values]`. A bare number is what was the number-th to be told whole, after
 * null, false and true, which are most of what a product says; a number that is meant is `[number]`. What is told in few
 * letters is no shorter by number.
 *
 * All of it is text within a script, where each `"` takes two letters: `` ` `` stands in its place, and the other way round.
 */
type Packed = readonly [shapes: readonly (readonly string[])[], root: unknown];

/** As the browser has them from the beginning. */
const constants: readonly unknown[] = [null, false, true];

/** Turns the marks around texts, or turns them back. */
export const turned = (text: string): string => text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'));

/** What is told in as many letters is worth a number. */
const shortest = 4;

const quotes = new Map<string, string>();

/** What is told in few letters is the same few again and again. */
const quoted = (text: string): string => {
  const known = quotes.get(text);
  if (known !== undefined) return known;
  const made = JSON.stringify(text);
  if (quotes.size < 1_000) quotes.set(text, made);
  return made;
};

/** Which shape has these fields, counted from one; a new one is added. */
const headOf = (shapes: (readonly string[])[], keys: readonly string[]): number => {
  const known = shapes.findIndex(
    (shape) => shape.length === keys.length && shape.every((key, at) => key === keys[at]),
  );
  return known < 0 ? shapes.push(keys) : known + 1;
};

/**
 * Writes a value as JSON in one go: `text` is how it is told here, `name` how it is told from now on. Lists and objects
 * are the same where the names of all that is in them are.
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
    // An object has its fields, whatever else it may be.
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

/** What was packed and has been parsed, as it was. What is the same in it is one object: nobody may write to it. */
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
