import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { SubmitButton } from './submit-button.tsx';
import type { useAction } from './use-action.ts';

type ConfirmDialogProps = {
  readonly title: string;
  readonly body: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly saving: ReturnType<typeof useAction<[]>>;
  readonly onClose: () => void;
};

/** Confirm dialog: a question in the place of the button, before something that cannot be undone. */
export function ConfirmDialog({ title, body, yes, no, saving, onClose }: ConfirmDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="w-full rounded-md bg-sunken p-4">
      <h3 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        {title}
      </h3>
      <p className="py-2 text-small">{body}</p>
      <FormAlert text={saving.alert} className="pb-3" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={saving.busy} onClick={saving.run}>
          {yes}
        </SubmitButton>
        <Button variant="outline" onClick={onClose}>
          {no}
        </Button>
      </div>
    </div>
  );
}
