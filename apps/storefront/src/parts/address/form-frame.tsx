import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { Button } from '@zanga/ui/button.tsx';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

type FormFrameProps = ComponentProps<typeof FormNotices> & {
  readonly name: string;
  readonly busy: boolean;
  readonly submitLabel: string | undefined;
  readonly onSubmit: () => void;
  readonly onCancel: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Frame of an address's form: notices above, buttons below. Not a `form` of its own: it may stand inside of one. */
export function FormFrame({
  name,
  busy,
  submitLabel,
  onSubmit,
  onCancel,
  children,
  ...told
}: FormFrameProps) {
  // Enter confirms as in any form, unless a list under its field had a use for it.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.defaultPrevented)
      return;
    event.preventDefault();
    onSubmit();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form cannot stand inside a form, and this one does at checkout
    <div
      role="form"
      aria-label={name}
      // A form with a cancel button replaces an address: until it is saved, any other button would act on the old one.
      data-unsaved={onCancel && ''}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-5"
    >
      <FormNotices {...told} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={busy || undefined} onClick={onSubmit}>
          <span aria-live="polite">{busy ? formTexts.sending : (submitLabel ?? formTexts.save)}</span>
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {formTexts.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
