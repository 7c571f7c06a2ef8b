import { type Cents, zeroCents } from '../../money.ts';

// Describes the fields that staff edit of a thing, once each. Form, schema, column and words are made from it.

/** Words of a list, with their Italian names and the other names by which files call them. */
export type Vocabulary<Word extends string = string> = {
  readonly known: readonly Word[];
  readonly names: Readonly<Record<Word, string>>;
  readonly also?: Readonly<Record<string, Word>>;
};

/** A field that the office's form draws from its description: where, with which words, for which kinds of the thing. */
export type Drawn<Section extends string = string, Kind extends string = string> = {
  readonly section: Section;
  readonly label?: string;
  readonly hint?: string;
  readonly of?: readonly Kind[];
};

/** Value of a field that can be drawn, and its limits. An optional one may be null. */
type Drawable =
  | { readonly kind: 'yes_no' }
  | {
      readonly kind: 'text';
      readonly most: number;
      /** Its refusal tells the limit alone: `al massimo 60 caratteri`. */
      readonly terse?: true;
      /** Of several lines: how many it begins with. */
      readonly rows?: number;
      /** Kept in capitals. */
      readonly upper?: true;
      /** Drawn as wide as a number. */
      readonly narrow?: true;
      readonly optional?: true;
    }
  | {
      readonly kind: 'whole';
      readonly least: number;
      readonly most: number;
      /** Counted in these: `anni`. */
      readonly unit?: string;
      readonly optional?: true;
    };

type Undrawn =
  | { readonly kind: 'cents'; readonly optional?: true }
  | { readonly kind: 'instant'; readonly optional?: true }
  | { readonly kind: 'choice'; readonly words: Vocabulary }
  | {
      readonly kind: 'choices';
      readonly words: Vocabulary;
      /** One of them, as a sentence begins: `Il canale`. */
      readonly one: string;
      readonly optional?: true;
    };

type Described = {
  /** Its name in the office. */
  readonly label: string;
  /** Its name in the audit, where that differs. */
  readonly audit?: string;
  /** Its column and its key in the audit, where they are not called like the field. */
  readonly key?: string;
  /** Its column, where it is not called like the key. */
  readonly column?: string;
};

export type DrawnDescription<Section extends string = string, Kind extends string = string> = Described &
  Drawable & { readonly drawn?: Drawn<Section, Kind> };

/** A field that is one value: one column of its table. */
export type SimpleDescription<Section extends string = string, Kind extends string = string> = (
  | DrawnDescription<Section, Kind>
  | (Described & Undrawn)
) & {
  /** Head of its column in the file of the menu; absent, files leave it as it is. */
  readonly cell?: string;
  /** Customers read it as it is stored. */
  readonly told?: true;
};

/** A field with a shape of its own, stored and drawn by code of its own. */
type OwnDescription = Described & { readonly kind: 'own' };

/** Fields of a thing, in the order of its form. */
export type Descriptions<Section extends string = string, Kind extends string = string> = Readonly<
  Record<string, SimpleDescription<Section, Kind> | OwnDescription>
>;

export type FieldOf<D extends Descriptions> = keyof D & string;
export type OwnOf<D extends Descriptions> = {
  [F in FieldOf<D>]: D[F]['kind'] extends 'own' ? F : never;
}[FieldOf<D>];
export type SimpleOf<D extends Descriptions> = Exclude<FieldOf<D>, OwnOf<D>>;
/** Fields that customers read as they are stored. */
export type ToldOf<D extends Descriptions> = {
  [F in SimpleOf<D>]: D[F] extends { told: true } ? F : never;
}[SimpleOf<D>];

type NamedBy<D, Name extends 'key' | 'column', Otherwise> = D extends {
  readonly [N in Name]: infer Given extends string;
}
  ? Given
  : Otherwise;
/** A field's key in the audit. */
export type KeyOf<D extends Descriptions, F extends FieldOf<D>> =
  F extends FieldOf<D> ? NamedBy<D[F], 'key', F> : never;
export type ColumnOf<D extends Descriptions, F extends FieldOf<D>> =
  F extends FieldOf<D> ? NamedBy<D[F], 'column', KeyOf<D, F>> : never;

type Word<D> = D extends { readonly words: { readonly known: readonly (infer W)[] } } ? W : never;
type Held<D> = D extends { kind: 'yes_no' }
  ? boolean
  : D extends { kind: 'whole' }
    ? number
    : D extends { kind: 'cents' }
      ? Cents
      : D extends { kind: 'choice' }
        ? Word<D>
        : D extends { kind: 'choices' }
          ? readonly Word<D>[]
          : string;
type ValueOf<D> = Held<D> | (D extends { readonly optional: true } ? null : never);

/** The simple part of a form. */
export type SimpleFormOf<D extends Descriptions> = { readonly [F in SimpleOf<D>]: ValueOf<D[F]> };
/** A form: a value for each described field, `Own` for fields with a shape of their own. */
export type DescribedForm<
  D extends Descriptions,
  Own extends Readonly<Record<OwnOf<D>, unknown>>,
> = SimpleFormOf<D> & { readonly [F in OwnOf<D>]: Own[F] };

// The keys of a description are the fields.
export const fieldsIn = <D extends Descriptions>(described: D) =>
  Object.keys(described) as readonly FieldOf<D>[];

export const isSimple = <D extends Descriptions>(described: D, field: FieldOf<D>): field is SimpleOf<D> =>
  described[field]?.kind !== 'own';

export const simpleIn = <D extends Descriptions>(described: D): readonly SimpleOf<D>[] =>
  fieldsIn(described).filter((field) => isSimple(described, field));

/** A simple field, as all of them have it in common. */
export const simpleDescription = <D extends Descriptions>(described: D, field: SimpleOf<D>) =>
  // The type leaves out the fields with a shape of their own.
  described[field] as SimpleDescription;

export const keyIn = <D extends Descriptions, F extends FieldOf<D>>(described: D, field: F) =>
  // The type reads the same line of the description.
  (described[field]?.key ?? field) as KeyOf<D, F>;

export const columnIn = <D extends Descriptions, F extends FieldOf<D>>(described: D, field: F) =>
  // So does this one.
  (described[field]?.column ?? keyIn(described, field)) as ColumnOf<D, F>;

export const toldIn = <D extends Descriptions>(described: D): readonly ToldOf<D>[] =>
  simpleIn(described).filter((field): field is ToldOf<D> => 'told' in simpleDescription(described, field));

/** Makes a record with one value for each of some fields; `make` answers for the type of each value. */
export const eachOf =
  <Field extends string>(fields: readonly Field[]) =>
  <Made extends Readonly<Record<Field, unknown>>>(make: (field: Field) => unknown): Made =>
    // The keys are the fields.
    Object.fromEntries(fields.map((field) => [field, make(field)])) as Made;

const blankOf = (field: SimpleDescription) => {
  if ('optional' in field) return null;
  switch (field.kind) {
    case 'yes_no':
      return false;
    case 'whole':
      return field.least;
    case 'cents':
      return zeroCents;
    case 'choice':
      return field.words.known[0];
    case 'choices':
      return [];
    default:
      return '';
  }
};

/** The simple part of an empty form. */
export const blankSimple = <D extends Descriptions>(described: D) =>
  eachOf<SimpleOf<D>>(simpleIn(described))<SimpleFormOf<D>>((field) =>
    blankOf(simpleDescription(described, field)),
  );

/** The values that customers read, as they are stored. */
export const toldOf = <D extends Descriptions>(described: D, stored: Pick<SimpleFormOf<D>, ToldOf<D>>) =>
  eachOf<ToldOf<D>>(toldIn(described))<Pick<SimpleFormOf<D>, ToldOf<D>>>((field) => stored[field]);

/** Names of the fields in the office. */
export const labelsOf = <D extends Descriptions>(described: D) =>
  eachOf(fieldsIn(described))<Readonly<Record<FieldOf<D>, string>>>((field) => described[field]?.label);

/** Names of the fields in the audit, by their keys there. */
export const auditWordsOf = <D extends Descriptions>(described: D) =>
  Object.fromEntries(
    fieldsIn(described).map((field) => [
      keyIn(described, field),
      described[field]?.audit ?? described[field]?.label,
    ]),
    // Each key is the one of its field.
  ) as Readonly<Record<KeyOf<D, FieldOf<D>>, string>>;

/** Italian names of the words that choices hold, by the keys of the audit. */
export const choiceNamesOf = <D extends Descriptions>(
  described: D,
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    simpleIn(described).flatMap((field) => {
      const description = simpleDescription(described, field);
      return 'words' in description ? [[keyIn(described, field), description.words.names] as const] : [];
    }),
  );
