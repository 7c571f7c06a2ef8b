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

/** The names of fields, and what is told in few letters, are the same few again and again. */
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
  const shapes = new Map<string, number>();
  const texts = new Map<string, string>();
  const composed = new Map<string, string>();
  let told = 0;
  let name = '';

  const once = (known: Map<string, string>, key: string, text: string): string => {
    const number = known.get(key);
    if (number !== undefined) {
      name = number;
      return number;
    }
    told += 1;
    name = `[${told}]`;
    known.set(key, name);
    return text;
  };
  const short = (text: string): string => {
    name = text;
    return text;
  };
  const headOf = (keys: string) => {
    const known = shapes.get(keys) ?? shapes.size + 1;
    shapes.set(keys, known);
    return known;
  };

  const write = (value: unknown): string => {
    if (typeof value === 'string' && value.length >= shortest)
      return once(texts, value, texts.has(value) ? '' : JSON.stringify(value));
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
      return once(composed, `[0${names}]`, `[0${text}]`);
    }
    let keys = '';
    for (const [key, field] of Object.entries(value)) {
      if (field === undefined) continue;
      keys += `${keys && ','}${quoted(key)}`;
      add(field);
    }
    if (keys === '') return short('{}');
    const head = headOf(keys);
    return once(composed, `[${head}${names}]`, `[${head}${text}]`);
  };

  const written = write(root);
  return `[[${[...shapes.keys()].map((keys) => `[${keys}]`).join()}],${written}]`;
};

/** What was packed, as it was. What is the same in it is one object: nobody may write to it. */
export const unpack = (text: string): unknown => {
  const [shapes, root] = JSON.parse(text) as Packed;
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
