type Schemas = Readonly<Record<string, unknown>>;
type Hoisted<T> = { readonly value: T; readonly schemas: Schemas };

const within = '#/$defs/';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes the definitions out of each schema of a document and puts them side by side, as its components. JSON Schema keeps
 * them within the schema; a reference of OpenAPI begins at the root of the document and would find nothing there.
 */
export const hoistSchemas = <T extends object>(document: T): Hoisted<T> => {
  const schemas: Record<string, unknown> = {};
  const keep = (name: string, schema: unknown) => {
    const before = schemas[name];
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(schema))
      throw new Error(`Two different schemas of the contract are called ${name}`);
    schemas[name] = schema;
  };
  const lift = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lift);
    if (!isRecord(value)) return value;
    const { $defs, $ref, ...rest } = value;
    if (isRecord($defs)) for (const [name, schema] of Object.entries($defs)) keep(name, lift(schema));
    const lifted = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, lift(one)]));
    if (typeof $ref !== 'string') return lifted;
    return { $ref: $ref.replace(within, '#/components/schemas/'), ...lifted };
  };
  // Only the references change; the document keeps its shape.
  return { value: lift(document) as T, schemas };
};
