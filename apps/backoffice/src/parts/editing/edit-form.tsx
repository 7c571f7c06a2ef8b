import { FormAlert } from '@zanga/ui/form-alert.tsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { UnsavedGuard } from '../form/unsaved.tsx';
import { SaveBar } from './save-bar.tsx';

type EditFormProps = {
  readonly editing: { readonly dirty: boolean; readonly busy: boolean; readonly alert: string | undefined };
  readonly mayEdit: boolean;
  /** Notice for a person without the right to edit. */
  readonly readOnly: string;
  /** Notice of a colleague's save. */
  readonly meanwhile: ReactNode;
  /** Words beside the button about the whole form. */
  readonly whole?: ReactNode;
  readonly onSave: () => void;
  readonly children: ReactNode;
};

/** Frame of a form saved as a whole: problems above, the save button always in view. */
export function EditForm(props: EditFormProps) {
  const { editing, mayEdit, readOnly, meanwhile, whole, onSave, children } = props;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-5 p-4 md:p-6">
      <UnsavedGuard dirty={editing.dirty} />
      {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{readOnly}</p>}
      <FormAlert text={editing.alert} />
      {meanwhile}
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
        {children}
      </fieldset>
      {mayEdit && <SaveBar busy={editing.busy}>{whole}</SaveBar>}
    </form>
  );
}
