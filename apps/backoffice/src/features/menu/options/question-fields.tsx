import type { GroupForm } from '@zanga/contract/menu/options-office';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import type { Editing } from '../../../parts/editing/use-editing.ts';
import type { OnRead } from '../../../parts/editing/use-unreadable.ts';
import { WholeField } from '../../../parts/editing/whole-field.tsx';
import { askedWords } from './group-words.ts';
import { groupFieldNames, optionTexts as t } from './option-texts.ts';

const numbers = [
  { field: 'min', hint: t.minHint },
  { field: 'max', hint: t.maxHint },
  { field: 'most_of_each', hint: t.eachHint },
] as const;

type QuestionFieldsProps = { readonly editing: Editing<GroupForm>; readonly onRead: OnRead };

/** Question of an option group, and how many choices it takes. */
export function QuestionFields({ editing, onRead }: QuestionFieldsProps) {
  const { form, change, problem } = editing;
  return (
    <>
      <TextField
        label={groupFieldNames.name}
        hint={t.form.hint}
        autoComplete="off"
        maxLength={120}
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problem('name')}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {numbers.map(({ field, hint }) => (
          <WholeField
            key={field}
            label={groupFieldNames[field]}
            hint={hint}
            value={form[field]}
            unreadable={t.unreadable}
            error={problem(field)}
            onChange={(number) => {
              onRead(field, number ?? undefined);
              if (typeof number === 'number') change({ [field]: number });
            }}
          />
        ))}
      </div>
      <p className="rounded-sm bg-sunken px-3 py-2 text-small">{askedWords(form)}</p>
    </>
  );
}
