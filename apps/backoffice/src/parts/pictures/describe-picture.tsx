import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import type { EditedPicture } from '@zanga/contract/menu/pictures';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import type { SyntheticEvent } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../editing/editable.ts';
import { MeanwhileNotice } from '../editing/meanwhile-notice.tsx';
import { useEditing } from '../editing/use-editing.ts';
import { Loaded } from '../frame/loaded.tsx';
import { pictureTexts as t } from './picture-texts.ts';

const picture = editable({
  query: (id: string) => service.query('GET /api/backoffice/images/:id', { params: { id } }),
  idOf: ({ id }) => id,
  told: [],
});

type EditorProps = {
  readonly seen: EditedPicture;
  readonly onSaved: (alt: string) => void;
};

function Editor({ seen, onSaved }: EditorProps) {
  const saved = useTakeOver(picture);
  const editing = useEditing<EditedPicture['form'], EditedPicture>(seen, {
    read: () => readEditable(picture, seen.id),
    write: (body) => service.api('PUT /api/backoffice/images/:id', { params: { id: seen.id }, body }),
    changed: 'picture.changed',
    onSaved: async (next) => {
      toast({ text: t.saved });
      await saved(next);
      onSaved(next.form.alt);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The surrounding form must not be submitted too.
    event.stopPropagation();
    editing.save();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
      <FormAlert text={editing.alert} />
      <MeanwhileNotice
        editing={editing}
        title={t.meanwhile}
        names={{ alt: t.alt }}
        words={(form) => form.alt}
      />
      <img
        src={`/thumbnails/${seen.id}?w=320`}
        alt=""
        className="max-h-48 self-start rounded-sm bg-sunken object-contain"
      />
      <TextArea
        label={t.alt}
        hint={t.everywhere}
        rows={3}
        maxLength={200}
        value={editing.form.alt}
        onChange={({ target }) => editing.change({ alt: target.value })}
        error={editing.problem('alt')}
      />
      <SubmitButton busy={editing.busy}>{t.save}</SubmitButton>
    </form>
  );
}

type DescribePictureProps = {
  readonly id: string;
  readonly onClose: () => void;
  readonly onSaved: (alt: string) => void;
};

/** Changes the description of a picture, wherever it is shown. */
export function DescribePicture({ id, onClose, onSaved }: DescribePictureProps) {
  const query = useEditable(picture, id);
  return (
    <FormDialog open onClose={onClose} title={t.describeTitle} closeLabel={texts.close}>
      <Loaded query={query}>{(seen) => <Editor key={seen.version} seen={seen} onSaved={onSaved} />}</Loaded>
    </FormDialog>
  );
}
