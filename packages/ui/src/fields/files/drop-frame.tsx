import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { describedBy, type FieldWords } from '../field-frame.tsx';

type DropFrameProps = Pick<FieldWords, 'hint' | 'error'> & {
  readonly id: string;
  /** File kinds that the browser offers first, as its `accept`. */
  readonly kinds: string;
  readonly choose: string;
  readonly disabled?: boolean;
  readonly onTake: (file: File) => void;
  /** Content beside the field. */
  readonly children?: ReactNode;
};

/** Frame for a file: chosen, dropped, or pasted while it has the focus. */
export function DropFrame(props: DropFrameProps) {
  const { id, kinds, choose, disabled = false, onTake, children, ...said } = props;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !disabled) onTake(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are short cuts for the field within
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
      className={classNames(
        'flex min-h-28 flex-wrap items-center gap-4 rounded-sm border border-dashed p-3',
        said.error ? 'border-alarm-ink' : 'border-line-strong',
      )}
    >
      {children}
      <label className="wrap-anywhere flex min-w-0 flex-1 flex-col gap-2 text-ink-soft text-small">
        {choose}
        <input
          id={id}
          type="file"
          accept={kinds}
          disabled={disabled}
          aria-invalid={said.error ? true : undefined}
          aria-describedby={describedBy(id, said)}
          className="max-w-full file:me-3 file:min-h-8 file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-3 file:text-ink"
          onChange={({ target }) => {
            take(target.files);
            // Lets the same file be chosen again after a correction.
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
