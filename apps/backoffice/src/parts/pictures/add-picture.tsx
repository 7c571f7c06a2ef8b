import type { KnownPicture } from '@zanga/contract/menu/picture';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { ImageField } from '@zanga/ui/fields/image-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useEffect, useState } from 'react';
import { service } from '../../base/api.ts';
import { useChange } from '../confirm/use-change.ts';
import { pictureTexts as t } from './picture-texts.ts';

const mostBytes = 12 * 1024 * 1024;

/** Temporary address of a chosen file, for its preview. */
const usePreview = (file: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

type AddPictureProps = {
  readonly label?: string;
  readonly onAdded: (picture: KnownPicture) => void;
};

/** Uploads a picture with its description; it shows once the form is saved. */
export function AddPicture({ label = t.add, onAdded }: AddPictureProps) {
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const { busy, alert, change } = useChange();
  const address = usePreview(file);
  const upload = () =>
    change(
      async () => {
        if (!file) return;
        const body = new FormData();
        body.set('alt', alt.trim());
        body.set('file', file);
        onAdded(await service.api('POST /api/backoffice/images', { body }));
      },
      () => {
        setFile(undefined);
        setAlt('');
      },
    );
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-sm border border-line p-3">
      <ImageField
        key={file ? 'chosen' : 'none'}
        label={label}
        hint={t.hint}
        shown={address === undefined ? undefined : { address, alt }}
        choose={t.choose}
        tooLarge={t.tooLarge}
        wrongKind={t.wrongKind}
        mostBytes={mostBytes}
        onChoose={setFile}
      />
      {file && (
        <>
          <TextField
            label={t.alt}
            hint={t.altHint}
            autoComplete="off"
            maxLength={200}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <FormAlert text={alert} />
          <button
            type="button"
            aria-disabled={busy || alt.trim() === '' || undefined}
            className={deskButtonStyle('outline', 'self-start aria-disabled:opacity-55')}
            onClick={() => alt.trim() !== '' && upload()}
          >
            {busy ? t.uploading : t.upload}
          </button>
        </>
      )}
    </div>
  );
}
