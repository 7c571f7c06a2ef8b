import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { texts } from '../../base/texts.ts';
import { useChange } from '../confirm/use-change.ts';
import { previewTexts as t } from './preview-texts.ts';
import { type Screen, ScreenChoice } from './screen-choice.tsx';
import { StillPage } from './still-page.tsx';

type PreviewButtonProps = {
  /** Draws the page of what the form says now. */
  readonly draw: () => Promise<{ readonly html: string }>;
};

/** Shows what is in a form as customers will read it, before it is saved. */
export function PreviewButton({ draw }: PreviewButtonProps) {
  const [open, setOpen] = useState(false);
  const [screen, setScreen] = useState<Screen>('phone');
  const [html, setHtml] = useState<string>();
  const { busy, alert, fields, change } = useChange();
  const look = () => {
    setOpen(true);
    setHtml(undefined);
    change(
      async () => setHtml((await draw()).html),
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
        title={t.title}
        closeLabel={texts.close}
        wide={screen !== 'phone'}
      >
        <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4 md:px-7 md:pb-7">
          <p className="text-small">{t.line}</p>
          <ScreenChoice chosen={screen} onChoose={setScreen} />
          <FormAlert text={busy ? undefined : (wrong ?? alert)} />
          {html === undefined ? (
            <Waiting busy={busy} onAgain={look} />
          ) : (
            <StillPage screen={screen} html={html} />
          )}
        </div>
      </FormDialog>
    </>
  );
}

function Waiting({ busy, onAgain }: { readonly busy: boolean; readonly onAgain: () => void }) {
  if (!busy)
    return (
      <button type="button" className={deskButtonStyle('outline', 'self-start')} onClick={onAgain}>
        {t.again}
      </button>
    );
  return (
    <div role="status" className="mx-auto w-full max-w-97.5">
      <span className="sr-only">{t.drawing}</span>
      <Skeleton className="h-[min(52.75rem,70dvh)] w-full rounded-lg" />
    </div>
  );
}
