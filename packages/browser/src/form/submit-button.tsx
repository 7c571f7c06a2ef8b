import { Button } from '@zanga/ui/button.tsx';
import type { ComponentProps } from 'react';
import { formTexts as t } from './form-texts.ts';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'disabled'> & {
  readonly busy: boolean;
};

/** Confirms a form; keeps focus while it is sent, so that what follows is heard from there. */
export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps) {
  return (
    <Button type="submit" aria-disabled={busy || undefined} {...rest}>
      <span aria-live="polite">{busy ? t.sending : children}</span>
    </Button>
  );
}
