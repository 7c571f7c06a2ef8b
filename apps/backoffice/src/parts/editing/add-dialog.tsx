import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { texts } from '../../base/texts.ts';
import { useChange } from '../confirm/use-change.ts';

type NameWords = {
  readonly label: string;
  readonly hint?: string;
  readonly longest?: number;
  /** Initial text. */
  readonly start?: string;
  /** Name of the field in the request. */
  readonly field?: string;
};

/** Error of a field. */
type Problem = (field: string) => string | undefined;

type AddDialogProps<Added> = {
  readonly words: { readonly title: string; readonly create: string; readonly created: string };
  readonly name: NameWords;
  /** Creates the thing. */
  readonly send: (name: string) => Promise<Added>;
  readonly onSaved: (added: Added) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onAdded: (id: string) => void;
  /** Further fields. */
  readonly children?: (problem: Problem) => ReactNode;
};

/** Creates a thing by its name and required fields; the rest follows on its page. */
export function AddDialog<Added extends { readonly id: string }>({
  words,
  name: { label, hint, longest = 120, start = '', field = 'name' },
  send,
  onSaved,
  onClose,
  onAdded,
  children,
}: AddDialogProps<Added>) {
  const [name, setName] = useState(start);
  const { busy, alert, fields, change } = useChange();
  const problem = (wrong: string) => fields[wrong]?.[0];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      async () => {
        const added = await send(name);
        await onSaved(added);
        onClose();
        onAdded(added.id);
      },
      () => toast({ text: words.created }),
    );
  };
  return (
    <FormDialog open onClose={onClose} title={words.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <FormAlert text={alert} />
        <TextField
          label={label}
          {...(hint !== undefined && { hint })}
          name={field}
          autoComplete="off"
          maxLength={longest}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={problem(field)}
        />
        {children?.(problem)}
        <SubmitButton busy={busy}>{words.create}</SubmitButton>
      </form>
    </FormDialog>
  );
}
