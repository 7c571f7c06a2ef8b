import type { EditedLetter, LetterForm } from '@zanga/contract/brand/letters-office';
import { letterFields, noWords } from '@zanga/domain/notifications/letter-words';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import type { SyntheticEvent } from 'react';
import { MeanwhileNotice } from '../../../parts/editing/meanwhile-notice.tsx';
import { SaveBar } from '../../../parts/editing/save-bar.tsx';
import { Section } from '../../../parts/editing/section.tsx';
import { useEditing } from '../../../parts/editing/use-editing.ts';
import { UnsavedGuard } from '../../../parts/form/unsaved.tsx';
import { contentsTexts } from '../contents-texts.ts';
import { PartField } from './letter-fields.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { LetterStates } from './letter-states.tsx';
import { LetterTrial } from './letter-trial.tsx';
import { readLetter, useLetterSaved, writeLetter } from './letters-queries.ts';
import { everyNames, partNames, placeholderNames, lettersTexts as t } from './letters-texts.ts';

type LetterProps = { readonly letter: EditedLetter };

/** Placeholders of a letter, with their meaning. */
function Placeholders({ letter }: LetterProps) {
  return (
    <Section title={t.placeholders}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-small">
        {letter.may.map((name) => (
          <div key={name} className="contents">
            <dt className="font-mono">{`{${name}}`}</dt>
            <dd>{placeholderNames[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-caption text-ink-soft">{t.missing}</p>
    </Section>
  );
}

const useWording = ({ letter }: LetterProps) => {
  const saved = useLetterSaved();
  return useEditing<LetterForm, EditedLetter>(letter, {
    read: () => readLetter(letter.letter),
    write: (body) => writeLetter(letter.letter, body),
    changed: 'content.changed',
    onSaved: async (next) => {
      toast({ text: t.saved });
      await saved(next);
    },
  });
};

const isEvery = ({ letter }: EditedLetter) => letter === 'every';
/** Hint above the form: in some letters the first words are fixed. */
const lineOf = (letter: EditedLetter): string => {
  if (isEvery(letter)) return t.every;
  return letter.parts.some(({ field, standard }) => field === 'opening' && standard !== '') ? t.free : t.led;
};

type LetterEditorProps = LetterProps & { readonly mayEdit: boolean };

/** Form of a letter, with its earlier states beside it. */
export function LetterEditor({ letter, mayEdit }: LetterEditorProps) {
  const editing = useWording({ letter });
  const { form, change, busy, alert, dirty, save } = editing;
  const names = isEvery(letter) ? everyNames : partNames;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save();
  };
  const empty = letterFields.every((field) => form[field] === '');
  const reset = () => {
    change(noWords);
    toast({ text: t.resetDone });
  };
  const look = <LetterPreview letter={letter.letter} form={form} />;
  return (
    <div className="grid gap-6 p-4 md:p-6 xl:grid-cols-2 xl:items-start">
      <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-5">
        <UnsavedGuard dirty={dirty} />
        {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{contentsTexts.readOnly}</p>}
        <FormAlert text={alert} />
        <MeanwhileNotice
          editing={editing}
          title={t.meanwhile}
          names={names}
          words={(one, field) => one[field] || t.none}
        />
        <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
          <Section title={t.words}>
            <p className="text-small">{lineOf(letter)}</p>
            {letter.parts.map((part) => (
              <PartField key={part.field} label={names[part.field]} {...{ part, editing, mayEdit }} />
            ))}
            {mayEdit && !empty && (
              <button type="button" className={deskButtonStyle('quiet', 'self-start')} onClick={reset}>
                {t.reset}
              </button>
            )}
          </Section>
        </fieldset>
        {mayEdit ? (
          <SaveBar busy={busy}>
            <div className="flex flex-wrap gap-2">
              {look}
              <LetterTrial letter={letter.letter} form={form} />
            </div>
          </SaveBar>
        ) : (
          look
        )}
      </form>
      <div className="flex min-w-0 flex-col gap-6">
        <Placeholders letter={letter} />
        {letter.states.length > 0 && <LetterStates letter={letter} mayEdit={mayEdit} onTake={change} />}
      </div>
    </div>
  );
}
