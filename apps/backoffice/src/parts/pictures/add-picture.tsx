import type { KnownPicture } from '@zanga/contract/menu/picture';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { ImageField } from '@zanga/ui/fields/image-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useEffect, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
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

type ChosenPictureProps = {
  readonly alt: string;
  readonly busy: boolean;
  readonly alert: string | undefined;
  readonly onAlt: (alt: string) => void;
  readonly onUpload: () => void;
  readonly onLeave: () => void;
};

/** Description of a chosen picture. Saving the form around it would leave the picture out. */
export function ChosenPicture({ alt, busy, alert, onAlt, onUpload, onLeave }: ChosenPictureProps) {
  const upload = () => alt.trim() !== '' && onUpload();
  return (
    <div data-unsaved="" className="flex flex-col gap-3">
      <TextField
        label={t.alt}
        hint={t.altHint}
        autoComplete="off"
        maxLength={200}
        value={alt}
        onChange={({ target }) => onAlt(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          upload();
        }}
      />
      <FormAlert text={alert} />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-disabled={busy || alt.trim() === '' || undefined}
          className={deskButtonStyle('outline', 'aria-disabled:opacity-55')}
          onClick={upload}
        >
          {busy ? t.uploading : t.upload}
        </button>
        <button type="button" className={deskButtonStyle('quiet')} onClick={onLeave}>
          {texts.cancel}
        </button>
      </div>
    </div>
  );
}

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
  const leave = () => {
    setFile(undefined);
    setAlt('');
  };
  const upload = () =>
    change(async () => {
      if (!file) return;
      const body = new FormData();
      body.set('alt', alt.trim());
      body.set('file', file);
      onAdded(await service.api('POST /api/backoffice/images', { body }));
    }, leave);
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
      {file && <ChosenPicture {...{ alt, busy, alert }} onAlt={setAlt} onUpload={upload} onLeave={leave} />}
    </div>
  );
}
