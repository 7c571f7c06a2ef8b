import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { texts } from '../../base/texts.ts';
import { useChange } from '../confirm/use-change.ts';
import { previewTexts as t } from './preview-texts.ts';

type PreviewFrameProps<Seen> = {
  /** Draws the unsaved form. */
  readonly draw: () => Promise<Seen>;
  readonly title: string;
  /** Words while it is drawn. */
  readonly drawing: string;
  readonly wide: boolean;
  /** Content above the preview. */
  readonly above?: ReactNode;
  readonly children: (seen: Seen) => ReactNode;
};

/** A button, and its dialog with a preview of the unsaved form. */
export function PreviewFrame<Seen extends object>(props: PreviewFrameProps<Seen>) {
  const { draw, title, drawing, wide, above, children } = props;
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState<Seen>();
  const { busy, alert, fields, change } = useChange();
  const look = () => {
    setOpen(true);
    setSeen(undefined);
    change(
      async () => setSeen(await draw()),
      () => undefined,
    );
  };
  const [wrong] = Object.values(fields).flat();
  return (
    <>
      <button type="button" className={deskButtonStyle()} onClick={look}>
        {t.open}
      </button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={texts.close}
        wide={wide}
      >
        <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4 md:px-7 md:pb-7">
          {above}
          <FormAlert text={busy ? undefined : (wrong ?? alert)} />
          {seen === undefined ? <Waiting busy={busy} drawing={drawing} onAgain={look} /> : children(seen)}
        </div>
      </FormDialog>
    </>
  );
}

type WaitingProps = { readonly busy: boolean; readonly drawing: string; readonly onAgain: () => void };

function Waiting({ busy, drawing, onAgain }: WaitingProps) {
  if (!busy)
    return (
      <button type="button" className={deskButtonStyle('outline', 'self-start')} onClick={onAgain}>
        {t.again}
      </button>
    );
  return (
    <div role="status" className="mx-auto w-full max-w-97.5">
      <span className="sr-only">{drawing}</span>
      <Skeleton className="h-[min(52.75rem,70dvh)] w-full rounded-lg" />
    </div>
  );
}
