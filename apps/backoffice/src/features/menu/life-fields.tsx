import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { putAway } from '@zanga/domain/catalogue/editing/life';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useId, useState } from 'react';
import { fieldOf, instantIn } from '../../parts/local-time.ts';
import { momentText } from '../../parts/moment.ts';
import { lifeWords } from './life-words.ts';
import { fieldNames, menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

type MomentFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (at: string | null) => void;
};

/** A day and a time, both may be empty. Typing is never corrected. */
function MomentField({ value, onChange, ...words }: MomentFieldProps) {
  const [typed, setTyped] = useState({ text: value === null ? '' : fieldOf(value), value });
  const shown = typed.value === value ? typed.text : value === null ? '' : fieldOf(value);
  return (
    <TextField
      type="datetime-local"
      className="max-w-72"
      value={shown}
      onChange={({ target }) => {
        const next = instantIn(target.value) ?? null;
        setTyped({ text: target.value, value: next });
        onChange(next);
      }}
      {...words}
    />
  );
}

type LifeFieldsProps = { readonly editing: Editing; readonly refused: EditedProduct['refused'] };

/** Life of a product: state, first and last moment of sale. */
export function LifeFields({ editing: { form, change, problem }, refused }: LifeFieldsProps) {
  const id = useId();
  const { published, archived, publish_at, archive_at } = form;
  const waits = !published && !archived;
  return (
    <>
      <p className="text-small">{lifeWords(form)}</p>
      {waits && publish_at === null && refused && (
        <FormAlert text={t.refusedLine(momentText(refused.at), refused.why)} />
      )}
      {waits && (
        <MomentField
          label={fieldNames.publish_at}
          hint={t.publishAtHint}
          value={publish_at}
          error={problem('publish_at')}
          onChange={(at) => change({ publish_at: at, ...(at === null && { archive_at: null }) })}
        />
      )}
      {(published || publish_at !== null) && (
        <MomentField
          label={fieldNames.archive_at}
          hint={t.archiveAtHint}
          value={archive_at}
          error={problem('archive_at')}
          onChange={(at) => change({ archive_at: at })}
        />
      )}
      <div>
        <CheckboxField
          checked={archived}
          onChange={({ target }) => change(putAway(form, target.checked))}
          hint={t.archivedHint}
        >
          {fieldNames.archived}
        </CheckboxField>
        <FieldError id={`${id}-archived`} error={problem('archived')} />
      </div>
    </>
  );
}
