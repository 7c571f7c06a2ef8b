import { type DragEvent, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

type ImageFieldProps = FieldWords & {
  /** The picture there is, or the one just chosen. */
  readonly shown: { readonly address: string; readonly alt: string } | undefined;
  readonly choose: string;
  readonly tooLarge: string;
  readonly wrongKind: string;
  readonly mostBytes: number;
  readonly onChoose: (file: File) => void;
};

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why a file is no picture for here; undefined where it is one. */
export const troubleWith = (
  { type, size }: Pick<File, 'type' | 'size'>,
  mostBytes: number,
): 'wrongKind' | 'tooLarge' | undefined => {
  if (!kinds.includes(type)) return 'wrongKind';
  return size > mostBytes ? 'tooLarge' : undefined;
};

/** Field for a picture: chosen, or dropped on it; what is too large or no picture is said at once. */
export function ImageField(props: ImageFieldProps) {
  const { shown, choose, mostBytes, onChoose, tooLarge, wrongKind, error, ...words } = props;
  const id = useId();
  const [trouble, setTrouble] = useState<'wrongKind' | 'tooLarge'>();
  const said = trouble ? { tooLarge, wrongKind }[trouble] : error;
  const take = (file: File | undefined) => {
    if (!file) return;
    const wrong = troubleWith(file, mostBytes);
    setTrouble(wrong);
    if (!wrong) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <FieldFrame id={id} {...words} error={said}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a short cut for the field within */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className={classNames(
          'flex min-h-28 flex-wrap items-center gap-4 rounded-sm border border-dashed p-3',
          said ? 'border-tomato-ink' : 'border-line-strong',
        )}
      >
        {shown && (
          <img src={shown.address} alt={shown.alt} className="size-22 rounded-sm bg-sunken object-cover" />
        )}
        <label className="flex min-w-0 flex-1 flex-col gap-1 text-ink-soft text-small">
          {choose}
          <input
            id={id}
            type="file"
            accept={kinds.join(',')}
            aria-invalid={said ? true : undefined}
            aria-describedby={describedBy(id, { hint: words.hint, error: said })}
            className="max-w-full file:me-3 file:min-h-8 file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-3 file:text-ink"
            onChange={(event) => take(event.target.files?.[0])}
          />
        </label>
      </div>
    </FieldFrame>
  );
}
