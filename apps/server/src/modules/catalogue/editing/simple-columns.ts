import {
  descriptionOf,
  eachSimple,
  type KeyOf,
  keyOf,
  type productFields,
  type SimpleField,
  type SimpleForm,
  simpleFields,
} from '@zanga/domain/catalogue/editing/product-fields';

type Kind<F extends SimpleField> = (typeof productFields)[F]['kind'];
type Stored<Value> = Value extends readonly string[] ? string[] : Value extends string ? string : Value;

/** Columns of `products` that hold the simple fields of its form. */
type SimpleColumns = {
  [F in SimpleField as KeyOf<F>]: Kind<F> extends 'instant' ? Date | null : Stored<SimpleForm[F]>;
};

/** Words of a column in the order of their list; the database allows no others. */
export const inOrder = <Word extends string>(known: readonly Word[], found: readonly string[]): Word[] =>
  known.filter((word) => found.includes(word));

export const oneOf = <Word extends string>(known: readonly Word[], word: string, column: string): Word => {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new Error(`products.${column} says ${word}`);
  return found;
};

const readValue = (field: SimpleField, value: SimpleColumns[keyof SimpleColumns]) => {
  const description = descriptionOf(field);
  if (value instanceof Date) return value.toISOString();
  if (description.kind === 'choice' && typeof value === 'string')
    return oneOf(description.words.known, value, field);
  if (description.kind === 'choices' && Array.isArray(value)) return inOrder(description.words.known, value);
  return value;
};

/** Simple fields of a row, as the form has them. */
export const readSimple = (row: SimpleColumns): SimpleForm =>
  eachSimple<SimpleForm>((field) => readValue(field, row[keyOf(field)]));

const storedValue = (field: SimpleField, value: SimpleForm[SimpleField]) => {
  if (typeof value !== 'string') return value;
  const description = descriptionOf(field);
  if (description.kind === 'instant') return new Date(value);
  return value === '' && 'optional' in description ? null : value;
};

/** Simple fields of a form, as its row has them. */
export const storeSimple = (form: SimpleForm): SimpleColumns =>
  // Each value is the one of the field that names the column.
  Object.fromEntries(
    simpleFields.map((field) => [keyOf(field), storedValue(field, form[field])]),
  ) as SimpleColumns;
