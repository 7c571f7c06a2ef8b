import { useId, useState } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import { DropFrame } from './files/drop-frame.tsx';

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

/** Why a file cannot be used as a picture; undefined for a good one. */
export const troubleWith = (
  { type, size }: Pick<File, 'type' | 'size'>,
  mostBytes: number,
): 'wrongKind' | 'tooLarge' | undefined => {
  if (!kinds.includes(type)) return 'wrongKind';
  return size > mostBytes ? 'tooLarge' : undefined;
};

/** Field for a picture; a wrong kind or too large a file gets its message at once. */
export function ImageField(props: ImageFieldProps) {
  const { shown, choose, mostBytes, onChoose, tooLarge, wrongKind, error, ...words } = props;
  const id = useId();
  const [trouble, setTrouble] = useState<'wrongKind' | 'tooLarge'>();
  const said = trouble ? { tooLarge, wrongKind }[trouble] : error;
  const take = (file: File) => {
    const wrong = troubleWith(file, mostBytes);
    setTrouble(wrong);
    if (!wrong) onChoose(file);
  };
  return (
    <FieldFrame id={id} {...words} error={said}>
      <DropFrame id={id} kinds={kinds.join(',')} choose={choose} hint={words.hint} error={said} onTake={take}>
        {shown && (
          <img src={shown.address} alt={shown.alt} className="size-22 rounded-sm bg-sunken object-cover" />
        )}
      </DropFrame>
    </FieldFrame>
  );
}
