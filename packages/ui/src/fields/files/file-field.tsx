import { type DragEvent, useId, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { describedBy, FieldFrame, type FieldWords } from '../field-frame.tsx';

type FileFieldProps = FieldWords & {
  readonly choose: string;
  /** What the browser offers first, as its `accept`. */
  readonly kinds: string;
  readonly tooLarge: string;
  readonly mostBytes: number;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
};

/** Field for a file: chosen, or dropped on it; what is too large is said at once. */
export function FileField(props: FileFieldProps) {
  const { choose, kinds, tooLarge, mostBytes, disabled, onChoose, error, ...words } = props;
  const id = useId();
  const [large, setLarge] = useState(false);
  const said = large ? tooLarge : error;
  const take = (file: File | undefined) => {
    if (!file || disabled) return;
    setLarge(file.size > mostBytes);
    if (file.size <= mostBytes) onChoose(file);
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
        <label className="wrap-anywhere flex min-w-0 flex-1 flex-col gap-2 text-ink-soft text-small">
          {choose}
          <input
            id={id}
            type="file"
            accept={kinds}
            disabled={disabled}
            aria-invalid={said ? true : undefined}
            aria-describedby={describedBy(id, { hint: words.hint, error: said })}
            className="max-w-full file:me-3 file:min-h-8 file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-3 file:text-ink"
            onChange={({ target }) => {
              take(target.files?.[0]);
              // The same file may be chosen again, once it was mended.
              target.value = '';
            }}
          />
        </label>
      </div>
    </FieldFrame>
  );
}
