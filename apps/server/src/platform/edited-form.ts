import { createHash } from 'node:crypto';
import type { FieldErrors } from '@zanga/contract/wire/route';
import {
  type ColumnOf,
  columnIn,
  type Descriptions,
  eachOf,
  type FieldOf,
  fieldsIn,
  keyIn,
  type SimpleFormOf,
  type SimpleOf,
  simpleDescription,
  simpleIn,
} from '@zanga/domain/staff/editing/described';

/** Version of a form's state: any changed field changes it (docs/decisions/menu.md). */
export const versionOf = (form: unknown): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('base64url').slice(0, 22);

/** Problems of a form by the fields of the call that sent it. */
export const problemFields = (
  problems: readonly { readonly field: string; readonly text: string }[],
): FieldErrors => {
  const named = Map.groupBy(problems, ({ field }) => `form.${field}`);
  return Object.fromEntries([...named].map(([name, found]) => [name, found.map(({ text }) => text)]));
};

/** A form as the audit stores it, by the keys of its fields. */
export const byKey = <D extends Descriptions>(
  described: D,
  form: Readonly<Record<FieldOf<D>, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fieldsIn(described).map((field) => [keyIn(described, field), form[field]]));

/** Whether a field of a form has changed. */
export const isChanged = <Form>(before: Form, after: Form, field: keyof Form): boolean =>
  JSON.stringify(after[field]) !== JSON.stringify(before[field]);

type Stored<Value> = Value extends readonly string[] ? string[] : Value extends string ? string : Value;

/** Columns that hold the simple fields of a form. */
type SimpleColumns<D extends Descriptions> = {
  [F in SimpleOf<D> as ColumnOf<D, F>]: D[F]['kind'] extends 'instant'
    ? Date | Extract<SimpleFormOf<D>[F], null>
    : Stored<SimpleFormOf<D>[F]>;
};

/** Words of a column in the order of their list; the database allows no others. */
export const inOrder = <Word extends string>(known: readonly Word[], found: readonly string[]): Word[] =>
  known.filter((word) => found.includes(word));

export const oneOf = <Word extends string>(known: readonly Word[], word: string, column: string): Word => {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new Error(`column ${column} says ${word}`);
  return found;
};

/** Simple fields of a row, as the form has them. */
export const readSimple = <D extends Descriptions>(described: D, row: SimpleColumns<D>): SimpleFormOf<D> => {
  const stored: Readonly<Record<string, unknown>> = row;
  return eachOf<SimpleOf<D>>(simpleIn(described))<SimpleFormOf<D>>((field) => {
    const value = stored[columnIn(described, field)];
    const description = simpleDescription(described, field);
    if (value instanceof Date) return value.toISOString();
    if (description.kind === 'choice' && typeof value === 'string')
      return oneOf(description.words.known, value, field);
    if (description.kind === 'choices' && Array.isArray(value))
      return inOrder(description.words.known, value);
    return value;
  });
};

const storedValue = (value: unknown, kind: string, optional: boolean): unknown => {
  if (typeof value === 'string' && kind === 'instant') return new Date(value);
  return value === '' && optional ? null : value;
};

/** Simple fields of a form, as its row has them. */
export const storeSimple = <D extends Descriptions>(described: D, form: SimpleFormOf<D>): SimpleColumns<D> =>
  // Each value is the one of the field that names the column.
  Object.fromEntries(
    simpleIn(described).map((field) => {
      const description = simpleDescription(described, field);
      const value = storedValue(form[field], description.kind, 'optional' in description);
      return [columnIn(described, field), value];
    }),
  ) as SimpleColumns<D>;
