import { useId, useState } from 'react';
import { FieldFrame, type FieldWords } from '../field-frame.tsx';
import { DropFrame } from './drop-frame.tsx';

type FileFieldProps = FieldWords & {
  readonly choose: string;
  /** File kinds that the browser offers first, as its `accept`. */
  readonly kinds: string;
  readonly tooLarge: string;
  readonly mostBytes: number;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
};

/** Field for a file; a file that is too large gets its message at once. */
export function FileField(props: FileFieldProps) {
  const { choose, kinds, tooLarge, mostBytes, disabled, onChoose, error, ...words } = props;
  const id = useId();
  const [large, setLarge] = useState(false);
  const said = large ? tooLarge : error;
  const take = (file: File) => {
    setLarge(file.size > mostBytes);
    if (file.size <= mostBytes) onChoose(file);
  };
  return (
    <FieldFrame id={id} {...words} error={said}>
      <DropFrame {...{ id, kinds, choose, disabled }} hint={words.hint} error={said} onTake={take} />
    </FieldFrame>
  );
}
