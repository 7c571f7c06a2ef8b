/**
 * JSON in which nothing stands twice: what objects of one shape are called is told once, and a text, a list or an object
 * that has been told already is named by its number. A list of products is mostly repetition, and pages carry it as text.
 *
 * A list is `[0, …items]`, an object `[shape, …values]`, `[number]` what was the number-th to be told whole; what is told
 * in few letters is no shorter by number.
 */
type Packed = readonly [shapes: readonly (readonly string[])[], root: unknown];

/** A text is worth a number from this length on. */
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

/**
 * Writes a value as JSON in one go: `text` is how it is told here, `name` how it is told from now on. Lists and objects
 * are the same where the names of all that is in them are.
 */
export const pack = (root: unknown): string => {
  const shapes: (readonly string[])[] = [];
  const texts = new Map<string, string>();
  const composed = new Map<string, string>();
  let told = 0;
  let name = '';

  const once = (known: Map<string, string>, key: string, tell: () => string): string => {
    const number = known.get(key);
    if (number !== undefined) {
      name = number;
      return number;
    }
    told += 1;
    name = `[${told}]`;
    known.set(key, name);
    return tell();
  };
  const short = (text: string): string => {
    name = text;
    return text;
  };
  const headOf = (keys: readonly string[]): number => {
    const known = shapes.findIndex(
      (shape) => shape.length === keys.length && shape.every((key, at) => key === keys[at]),
    );
    return known < 0 ? shapes.push(keys) : known + 1;
  };

  const write = (value: unknown): string => {
    if (typeof value === 'string' && value.length >= shortest)
      return once(texts, value, () => JSON.stringify(value));
    if (typeof value === 'string') return short(quoted(value));
    if (typeof value !== 'object' || value === null) return short(String(value ?? null));
    let text = '';
    let names = '';
    const add = (part: unknown) => {
      text += `,${write(part)}`;
      names += `,${name}`;
    };
    if (Array.isArray(value)) {
      for (const item of value) add(item);
      return once(composed, `[0${names}]`, () => `[0${text}]`);
    }
    // An object has its fields, whatever else it may be.
    const fields = value as Readonly<Record<string, unknown>>;
    const keys = Object.keys(fields).filter((key) => fields[key] !== undefined);
    if (keys.length === 0) return short('{}');
    for (const key of keys) add(fields[key]);
    const head = headOf(keys);
    return once(composed, `[${head}${names}]`, () => `[${head}${text}]`);
  };

  const written = write(root);
  return `[${JSON.stringify(shapes)},${written}]`;
};

/** What was packed and has been parsed, as it was. What is the same in it is one object: nobody may write to it. */
export const unpack = (packed: unknown): unknown => {
  // Written by the function above.
  const [shapes, root] = packed as Packed;
  const told: unknown[] = [0];
  const open = (node: unknown): unknown => {
    let value = node;
    if (Array.isArray(node)) {
      const [head, ...rest] = node;
      if (head && rest.length === 0) return told[head];
      const values = rest.map(open);
      value = head ? Object.fromEntries(shapes[head - 1]?.map((key, at) => [key, values[at]]) ?? []) : values;
    } else if (typeof node !== 'string' || node.length < shortest) return node;
    told.push(value);
    return value;
  };
  return open(root);
};
