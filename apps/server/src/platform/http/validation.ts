import { italian } from '@zanga/contract/wire/messages';
import type { Schema } from '@zanga/contract/wire/route';
import { z } from 'zod';
import { Failure } from './failure.ts';
import { refuseUnstorable } from './storable.ts';

z.config({ customError: italian });

/** Checks a value and returns it as its schema describes it. */
export type Check = (value: unknown) => unknown;

const compiled = new WeakMap<Schema, z.ZodType>();

/** Compiles a schema at its first value: then it checks ten times faster than interpreted, and no start waits for it. */
const compiledOf = (schema: Schema) => {
  const known = compiled.get(schema);
  if (known) return known;
  // The contract's type leaves out zod's classes, but every schema is one.
  const made = z.compile(schema as z.ZodType);
  compiled.set(schema, made);
  return made;
};

/** The check of a schema. `where` names errors without a field. */
export const checkOf = (schema: Schema | undefined, where: string): Check | undefined => {
  if (!schema) return undefined;
  return (value) => {
    const read = compiledOf(schema).safeParse(value);
    if (read.success) return read.data;
    const fields: Record<string, string[]> = {};
    for (const issue of read.error.issues) {
      const path = issue.path.join('.') || where;
      fields[path] = [...(fields[path] ?? []), issue.message];
    }
    throw new Failure('invalid', fields);
  };
};

/** Checks an answer of ours; one against its schema is our bug, not a refusal. */
export const promiseOf = (schema: Schema | undefined, key: string): Check | undefined => {
  const check = checkOf(schema, 'answer');
  return (
    check &&
    ((answer) => {
      try {
        return check(answer);
      } catch (error) {
        const fields = error instanceof Failure ? JSON.stringify(error.fields) : '';
        throw new Error(`The answer of ${key} is not what the contract says: ${fields}`, { cause: error });
      }
    })
  );
};

/** Reads a JSON body; refuses a malformed one like any other bad input. */
export const readJson = (text: string): unknown => {
  const read = parseJson(text);
  refuseUnstorable(read);
  return read;
};

const parseJson = (text: string): unknown => {
  try {
    return text === ''
      ? undefined
      : JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    throw new Failure('invalid', { body: ['JSON non valido'] });
  }
};
