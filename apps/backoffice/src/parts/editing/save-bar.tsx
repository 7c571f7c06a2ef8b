import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import type { ReactNode } from 'react';
import { editingTexts } from './editing-texts.ts';

type SaveBarProps = {
  readonly busy: boolean;
  /** Label of the button, if saving is only a part of it. */
  readonly label?: string;
  /** Further actions, before the button. */
  readonly deeds?: ReactNode;
  readonly children?: ReactNode;
};

const hiddenOver = 'in-[form:has([data-unsaved])]:hidden';

/**
 * Saves a long form from any position; notes about the whole form stand beside the button. While a part of the form
 * holds something unsent (`data-unsaved`), saving would leave it out: the bar then says so instead.
 */
export function SaveBar({ busy, label = editingTexts.save, deeds, children }: SaveBarProps) {
  return (
    <div className="sticky bottom-(--tab-bar-height) z-10 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-line bg-raised px-4 py-3 shadow-lift md:bottom-4">
      <p className="hidden text-small in-[form:has([data-unsaved])]:block">{editingTexts.pictureFirst}</p>
      <div className={classNames('min-w-56 flex-1 empty:hidden', hiddenOver)}>{children}</div>
      <div className={classNames('ms-auto flex flex-wrap items-center justify-end gap-2', hiddenOver)}>
        {deeds}
        <SubmitButton busy={busy}>{label}</SubmitButton>
      </div>
    </div>
  );
}
