import type { KnownPicture } from '@zanga/contract/menu/picture';
import type { ImageId } from '@zanga/domain/ids';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { SortableList } from '@zanga/ui/sorting/sortable-list.tsx';
import { useId, useState } from 'react';
import { useMay } from '../../base/user.ts';
import { sortingWords } from '../editing/sorting-words.ts';
import { AddPicture } from './add-picture.tsx';
import { DescribePicture } from './describe-picture.tsx';
import { pictureTexts as t } from './picture-texts.ts';

type RowProps = {
  readonly id: ImageId;
  readonly alt: string;
  readonly onDescribe: () => void;
  readonly onRemove: () => void;
};

function Row({ id, alt, onDescribe, onRemove }: RowProps) {
  const mayDescribe = useMay('pictures.upload');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <img
        src={`/thumbnails/${id}?w=160`}
        alt=""
        className="size-16 shrink-0 rounded-sm bg-sunken object-cover"
      />
      <p className="wrap-anywhere min-w-24 flex-1 text-small">{alt}</p>
      {mayDescribe && (
        <button
          type="button"
          aria-label={t.describeOne(alt)}
          className={deskButtonStyle('quiet', 'px-2')}
          onClick={onDescribe}
        >
          {t.describe}
        </button>
      )}
      <button
        type="button"
        aria-label={t.removeOne(alt)}
        className={deskButtonStyle('quiet', 'px-2')}
        onClick={onRemove}
      >
        {t.remove}
      </button>
    </div>
  );
}

export type PictureFieldsProps = {
  readonly label: string;
  /** Meaning of the order. */
  readonly hint: string;
  /** Words without any picture. */
  readonly none: string;
  readonly pictures: readonly ImageId[];
  /** Facts about the pictures when the form was read. */
  readonly known: readonly KnownPicture[];
  readonly most?: number;
  readonly error: string | undefined;
  readonly onChange: (pictures: ImageId[]) => void;
};

/** Pictures of a thing: add, sort, describe, remove. */
export function PictureFields(props: PictureFieldsProps) {
  const { label, hint, none, pictures, known, most = 12, error, onChange } = props;
  /** Facts learned since, latest first. */
  const [said, setSaid] = useState<readonly KnownPicture[]>([]);
  const [described, setDescribed] = useState<ImageId>();
  const id = useId();
  const altOf = (picture: ImageId) => [...said, ...known].find((one) => one.id === picture)?.alt ?? picture;
  const say = ({ id: picture, alt }: KnownPicture) =>
    setSaid((before) => [{ id: picture, alt }, ...before.filter((one) => one.id !== picture)]);
  const add = (picture: KnownPicture) => {
    say(picture);
    if (!pictures.includes(picture.id)) onChange([...pictures, picture.id]);
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-caption text-ink-soft">{hint}</p>
      {pictures.length === 0 && <p className="text-small">{none}</p>}
      <SortableList
        label={label}
        items={pictures}
        keyOf={(one) => one}
        nameOf={altOf}
        words={sortingWords}
        disabled={most === 1}
        onMove={(from, to) => onChange([...moved(pictures, from, to)])}
      >
        {(one) => (
          <Row
            id={one}
            alt={altOf(one)}
            onDescribe={() => setDescribed(one)}
            onRemove={() => onChange(pictures.filter((other) => other !== one))}
          />
        )}
      </SortableList>
      <FieldError id={`${id}-pictures`} error={error} />
      {pictures.length < most && <AddPicture {...(most === 1 && { label })} onAdded={add} />}
      {described !== undefined && (
        <DescribePicture
          id={described}
          onClose={() => setDescribed(undefined)}
          onSaved={(alt) => {
            say({ id: described, alt });
            setDescribed(undefined);
          }}
        />
      )}
    </div>
  );
}
