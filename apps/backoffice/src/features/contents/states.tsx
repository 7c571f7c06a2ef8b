import type { ContentForm, EditedContent } from '@zanga/contract/brand/contents-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { momentText } from '../../parts/moment.ts';
import { readState } from './contents-queries.ts';
import { contentsTexts } from './contents-texts.ts';

const t = contentsTexts.content;

type StatesProps = {
  readonly content: EditedContent;
  readonly mayEdit: boolean;
  /** Puts an earlier state into the form. */
  readonly onTake: (form: ContentForm) => void;
};

/** Earlier states of the text with their author; each can be taken again. */
export function States({ content, mayEdit, onTake }: StatesProps) {
  const { busy, alert, change } = useChange();
  const take = (id: number) =>
    change(
      async () => onTake(await readState(content.slug, id)),
      () => toast({ text: t.taken }),
    );
  return (
    <section aria-label={t.states} className="flex flex-col gap-3">
      <h2 className="font-semibold font-text text-small tracking-normal">{t.states}</h2>
      <p className="text-caption text-ink-soft">{t.statesLine}</p>
      <FormAlert text={alert} />
      <ol className="flex flex-col divide-y divide-line rounded-md border border-line bg-surface">
        {content.states.map(({ id, saved_at, by, asks, reason }, at) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
            <span className="min-w-0 text-small">
              <span className="font-medium">{momentText(saved_at)}</span>{' '}
              <span className="text-ink-soft">{by ?? t.before}</span>
              {asks && (
                <span className="wrap-anywhere block text-caption text-ink-soft">
                  {t.asked} {reason}
                </span>
              )}
            </span>
            {at === 0 && <span className="text-caption text-ink-soft">{t.now}</span>}
            {at > 0 && mayEdit && (
              <button
                type="button"
                aria-disabled={busy || undefined}
                aria-label={t.takeOne(momentText(saved_at))}
                className={deskButtonStyle('quiet')}
                onClick={() => !busy && take(id)}
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
