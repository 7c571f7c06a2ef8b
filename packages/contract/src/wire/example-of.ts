/** As much of a JSON Schema as our own schemas are printed with. */
export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  /** Explicit examples, where the fields alone would give a wrong one. */
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: unknown;
};

/** Example by the name of a field; the first match counts. */
const words: readonly (readonly [RegExp, string])[] = [
  [/email|username/, 'ada@example.it'],
  [/^(telephone|phone)$/, '+393331234567'],
  [/password/, 'un segreto lungo'],
  [/slug|^category$|^product$/, 'margherita'],
  [/^(firstname)$/, 'Ada'],
  [/^(lastname)$/, 'Rossi'],
  [/name|label|title/, 'Margherita'],
  [/expected_version|version/, '1.0.0'],
  [/^pin$/, '4821'],
  [/^screen$/, 'schermo-della-cassa'],
  [/zip/, '95131'],
  [/province/, 'CT'],
  [/city/, 'Catania'],
  [/street|address/, 'Via Etnea'],
  [/number$/, '218'],
  [/birthdate|date|^day$/, '1990-05-17'],
  [/^from$/, '22:00'],
  [/time|opens|closes|from$|to$/, '12:30'],
  [/url|link|_uri/, 'https://shop.example'],
  [/code/, '123456'],
  [/platform/, 'browser'],
  [/^order_id$/, 'ord_7q2m9x4k'],
  [/^card$/, 'crd_7q2m9x4k'],
  [/^payment_method$/, 'new'],
  [/(^|_)id$|ids$/, 'abc_0123456789'],
  [/token|secret|key|^merge$/, 'k3Vd8sQ2mX9pLr7TzW4bNc6J'],
];

const text = ({ format, minLength = 0 }: JsonSchema, name: string): string => {
  if (format === 'date-time') return '2026-11-20T19:30:00Z';
  if (format === 'date') return name === 'birthdate' ? '1990-05-17' : '2026-11-20';
  if (format === 'email') return 'ada@example.it';
  if (format === 'uri') return 'https://shop.example';
  return (words.find(([pattern]) => pattern.test(name))?.[1] ?? 'testo').padEnd(minLength, '0');
};

/** Amounts are in cents, so most numbers look right as 8,50 €. */
const number = ({ minimum, maximum }: JsonSchema, name: string): number => {
  const likely = /price|cents|amount|total|fee|cost/.test(name) ? 850 : 1;
  return Math.min(Math.max(likely, minimum ?? likely), maximum ?? likely);
};

const isNothing = ({ type }: JsonSchema) => type === 'null';

/** An example of a schema, from the names of its fields. */
export const exampleOf = (schema: JsonSchema, name = ''): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return exampleOf(either.find((one) => !isNothing(one)) ?? {}, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => exampleOf(one, name)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, exampleOf(inner, field)]),
    );
  // A week has seven days, also as an example.
  if (type === 'array' && schema.items) {
    const item = exampleOf(schema.items, name);
    return Array.from({ length: schema.minItems ?? 1 }, () => item);
  }
  if (type === 'array') return [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return number(schema, name);
  return type === 'null' ? null : text(schema, name);
};
