import type { EditedLetter, LetterForm } from '@zanga/contract/brand/letters-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { momentText } from '../../../parts/moment.ts';
import { lettersTexts as t } from './letters-texts.ts';

type LetterStatesProps = {
  readonly letter: EditedLetter;
  readonly mayEdit: boolean;
  /** Puts an earlier state into the form. */
  readonly onTake: (form: LetterForm) => void;
};

/** Earlier states of the letter with their author; each can be taken again. */
export function LetterStates({ letter, mayEdit, onTake }: LetterStatesProps) {
  const take = (form: LetterForm) => {
    onTake(form);
    toast({ text: t.taken });
  };
  return (
    <section aria-label={t.states} className="flex flex-col gap-3">
      <h2 className="font-semibold font-text text-small tracking-normal">{t.states}</h2>
      <p className="text-caption text-ink-soft">{t.statesLine}</p>
      <ol className="flex flex-col divide-y divide-line rounded-md border border-line bg-surface">
        {letter.states.map(({ id, saved_at, by, form }, at) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
            <span className="min-w-0 text-small">
              <span className="font-medium">{momentText(saved_at)}</span>{' '}
              <span className="text-ink-soft">{by ?? t.left}</span>
            </span>
            {at === 0 && <span className="text-caption text-ink-soft">{t.now}</span>}
            {at > 0 && mayEdit && (
              <button
                type="button"
                aria-label={t.takeOne(momentText(saved_at))}
                className={deskButtonStyle('quiet')}
                onClick={() => take(form)}
              >
                {t.take}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
