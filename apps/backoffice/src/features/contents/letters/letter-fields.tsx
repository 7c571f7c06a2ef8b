import type { EditedLetter, LetterForm } from '@zanga/contract/brand/letters-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import type { Editing } from '../../../parts/editing/use-editing.ts';
import { lettersTexts as t } from './letters-texts.ts';

type Part = EditedLetter['parts'][number];

const braced = (names: Part['needs']) => names.map((name) => `{${name}}`).join(', ');

/** Standard words of a part, and its required placeholders. */
const hintOf = ({ standard, needs }: Part): string =>
  [
    standard === '' ? t.nothing : t.standardWords(standard),
    ...(needs.length > 0 ? [t.needs(braced(needs))] : []),
  ].join(' ');

type PartFieldProps = {
  readonly part: Part;
  readonly label: string;
  readonly editing: Editing<LetterForm>;
  readonly mayEdit: boolean;
};

/** The brand's own words of a part, with the standard ones. */
export function PartField({ part, label, editing, mayEdit }: PartFieldProps) {
  const { form, change, problem } = editing;
  const { field, standard } = part;
  const value = form[field];
  const words = {
    label,
    hint: hintOf(part),
    error: problem(field),
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [field]: target.value }),
  };
  const isLine = field === 'subject' || field === 'title';
  return (
    <div className="flex flex-col items-start gap-2">
      {isLine ? (
        <TextField
          {...words}
          className="w-full"
          maxLength={field === 'subject' ? 80 : 120}
          autoComplete="off"
        />
      ) : (
        <TextArea {...words} className="w-full" maxLength={1_500} />
      )}
      {mayEdit && value === '' && standard !== '' && (
        <button
          type="button"
          aria-label={t.takeStandardOf(label)}
          className={deskButtonStyle('quiet', '-ms-3')}
          onClick={() => change({ [field]: standard })}
        >
          {t.takeStandard}
        </button>
      )}
    </div>
  );
}
