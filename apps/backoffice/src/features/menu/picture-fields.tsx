import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { ImageField } from '@zanga/ui/fields/image-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { SortableList } from '@zanga/ui/sorting/sortable-list.tsx';
import { useEffect, useId, useState } from 'react';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { sortingWords } from '../../parts/editing/sorting-words.ts';
import { fieldNames, menuTexts } from './menu-texts.ts';

const t = menuTexts.product;
const mostBytes = 12 * 1024 * 1024;

type Known = EditedProduct['pictures'];

/** The address of what was chosen, as long as it is shown. */
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

function AddPicture({ onAdded }: { readonly onAdded: (picture: Known[number]) => void }) {
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
        label={t.addPicture}
        hint={t.pictureHint}
        shown={address === undefined ? undefined : { address, alt }}
        choose={t.choosePicture}
        tooLarge={t.pictureTooLarge}
        wrongKind={t.pictureWrong}
        mostBytes={mostBytes}
        onChoose={setFile}
      />
      {file && (
        <>
          <TextField
            label={t.pictureAlt}
            hint={t.pictureAltHint}
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

type PictureFieldsProps = {
  readonly editing: {
    readonly form: { readonly pictures: readonly string[] };
    readonly change: (part: { readonly pictures: string[] }) => void;
    readonly problem: (field: 'pictures') => string | undefined;
  };
  readonly known: Known;
};

/** The pictures of a product or a category: the first stands on its card. */
export function PictureFields({ editing, known }: PictureFieldsProps) {
  const { form, change, problem } = editing;
  const [added, setAdded] = useState<Known>([]);
  const id = useId();
  const altOf = (picture: string) => [...added, ...known].find((one) => one.id === picture)?.alt ?? picture;
  const add = (picture: Known[number]) => {
    setAdded((before) => [{ id: picture.id, alt: picture.alt }, ...before]);
    if (!form.pictures.includes(picture.id)) change({ pictures: [...form.pictures, picture.id] });
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-caption text-ink-soft">{t.picturesHint}</p>
      {form.pictures.length === 0 && <p className="text-small">{t.noPictures}</p>}
      <SortableList
        label={fieldNames.pictures}
        items={form.pictures}
        keyOf={(one) => one}
        nameOf={altOf}
        words={sortingWords}
        onMove={(from, to) => change({ pictures: [...moved(form.pictures, from, to)] })}
      >
        {(one) => (
          <div className="flex items-center gap-3">
            <img
              src={`/thumbnails/${one}?w=160`}
              alt=""
              className="size-16 shrink-0 rounded-sm bg-sunken object-cover"
            />
            <p className="wrap-anywhere min-w-0 flex-1 text-small">{altOf(one)}</p>
            <button
              type="button"
              aria-label={t.removePicture(altOf(one))}
              className={deskButtonStyle('quiet', 'px-2')}
              onClick={() => change({ pictures: form.pictures.filter((other) => other !== one) })}
            >
              {t.remove}
            </button>
          </div>
        )}
      </SortableList>
      <FieldError id={`${id}-pictures`} error={problem('pictures')} />
      {form.pictures.length < 12 && <AddPicture onAdded={add} />}
    </div>
  );
}
