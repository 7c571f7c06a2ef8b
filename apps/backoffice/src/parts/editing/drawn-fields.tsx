import {
  type Descriptions,
  type Drawn,
  type DrawnDescription,
  type FieldOf,
  type SimpleFormOf,
  simpleDescription,
  simpleIn,
} from '@zanga/domain/staff/editing/described';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { editingTexts as t } from './editing-texts.ts';
import type { Editing } from './use-editing.ts';
import type { OnRead } from './use-unreadable.ts';
import { WholeField } from './whole-field.tsx';

type DrawnFieldProps = {
  readonly field: string;
  readonly description: DrawnDescription;
  readonly words: { readonly label: string; readonly hint?: string; readonly error: string | undefined };
  readonly value: unknown;
  readonly onValue: (value: boolean | number | string | null) => void;
  readonly onRead: OnRead;
};

function DrawnField({ field, description, words, value, onValue, onRead }: DrawnFieldProps) {
  switch (description.kind) {
    case 'yes_no':
      return (
        <CheckboxField
          checked={value === true}
          onChange={({ target }) => onValue(target.checked)}
          hint={words.hint}
        >
          {words.label}
        </CheckboxField>
      );
    case 'whole':
      return (
        <WholeField
          {...words}
          value={typeof value === 'number' ? value : null}
          unreadable={t.wholeUnreadable(description.unit)}
          onChange={(typed) => {
            const read = description.optional ? typed : (typed ?? undefined);
            onRead(field, read);
            if (read !== undefined) onValue(read);
          }}
        />
      );
    case 'text': {
      const { rows, narrow, most, optional } = description;
      const text = { ...words, maxLength: most, value: typeof value === 'string' ? value : '' };
      const typed = (written: string) => onValue(written === '' && optional ? null : written);
      return rows === undefined ? (
        <TextField
          {...text}
          className={narrow && 'max-w-64'}
          autoComplete="off"
          onChange={({ target }) => typed(target.value)}
        />
      ) : (
        <TextArea {...text} rows={rows} onChange={({ target }) => typed(target.value)} />
      );
    }
  }
}

type SectionOf<D extends Descriptions> = D[FieldOf<D>] extends infer One
  ? One extends { readonly drawn: { readonly section: infer Section } }
    ? Section
    : never
  : never;

type DrawnFieldsProps<D extends Descriptions> = {
  readonly described: D;
  readonly names: Readonly<Record<FieldOf<D>, string>>;
  readonly editing: Pick<Editing<SimpleFormOf<D>>, 'form' | 'change' | 'problem'>;
  readonly onRead: OnRead;
  readonly section: SectionOf<D>;
  /** Kind of the thing, where some fields are of some kinds. */
  readonly kind?: string;
};

/** Fields of a section that their descriptions draw. */
export function DrawnFields<D extends Descriptions>(props: DrawnFieldsProps<D>) {
  const { described, names, editing, onRead, section, kind } = props;
  return simpleIn(described).map((field) => {
    const description = simpleDescription(described, field);
    const drawn: Drawn | undefined = 'drawn' in description ? description.drawn : undefined;
    if (!('drawn' in description) || drawn?.section !== section) return null;
    if (drawn.of && !drawn.of.some((one) => one === kind)) return null;
    const { label = names[field], hint } = drawn;
    return (
      <DrawnField
        key={field}
        {...{ field, description, onRead }}
        words={{ label, ...(hint && { hint }), error: editing.problem(field) }}
        value={editing.form[field]}
        // The description says the type of the field's value.
        onValue={(value) => editing.change({ [field]: value } as Partial<SimpleFormOf<D>>)}
      />
    );
  });
}
