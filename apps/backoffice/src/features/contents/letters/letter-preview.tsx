import type { LetterForm } from '@zanga/contract/brand/letters-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { texts } from '../../../base/texts.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { type Screen, ScreenChoice } from '../../../parts/preview/screen-choice.tsx';
import { StillPage } from '../../../parts/preview/still-page.tsx';
import { drawLetter } from './letters-queries.ts';
import { lettersTexts } from './letters-texts.ts';

const t = lettersTexts.look;

type Look = Awaited<ReturnType<typeof drawLetter>>;

/** The sheet of a letter is no part of its page: the office lets no markup bring one, so it is put on from outside. */
const apart = (html: string) => {
  const [, sheet = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return { html: html.replace(/<style>[\s\S]*?<\/style>/, ''), sheet };
};

type WayProps = { readonly plain: boolean; readonly onPlain: (plain: boolean) => void };

function WayChoice({ plain, onPlain }: WayProps) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{t.how}</legend>
      {[false, true].map((one) => (
        <button
          key={String(one)}
          type="button"
          aria-pressed={one === plain}
          className={deskButtonStyle(one === plain ? 'solid' : 'outline')}
          onClick={() => onPlain(one)}
        >
          {one ? t.plain : t.drawn}
        </button>
      ))}
    </fieldset>
  );
}

function LetterLook({ look: { subject, html, text } }: { readonly look: Look }) {
  const [screen, setScreen] = useState<Screen>('phone');
  const [plain, setPlain] = useState(false);
  return (
    <>
      <p className="wrap-anywhere text-small">
        {t.subject}: <strong>{subject}</strong>
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <WayChoice plain={plain} onPlain={setPlain} />
        {!plain && <ScreenChoice chosen={screen} onChoose={setScreen} />}
      </div>
      {plain ? (
        <pre className="wrap-anywhere max-h-[70dvh] overflow-y-auto whitespace-pre-wrap rounded-md border border-line bg-surface p-4 text-small">
          {text}
        </pre>
      ) : (
        <StillPage screen={screen} {...apart(html)} />
      )}
    </>
  );
}

type LetterPreviewProps = { readonly letter: string; readonly form: LetterForm };

/** Shows the letter that a customer would get of what the form says, as it is drawn and as plain text. */
export function LetterPreview({ letter, form }: LetterPreviewProps) {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState<Look>();
  const { busy, alert, fields, change } = useChange();
  const look = () => {
    setOpen(true);
    setSeen(undefined);
    change(
      async () => setSeen(await drawLetter(letter, form)),
      () => undefined,
    );
  };
  const [wrong] = Object.values(fields).flat();
  return (
    <>
      <button type="button" className={deskButtonStyle()} onClick={look}>
        {t.open}
      </button>
      <FormDialog open={open} onClose={() => setOpen(false)} title={t.title} closeLabel={texts.close} wide>
        <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4 md:px-7 md:pb-7">
          <FormAlert text={busy ? undefined : (wrong ?? alert)} />
          {seen && <LetterLook look={seen} />}
          {busy && (
            <div role="status">
              <span className="sr-only">{t.writing}</span>
              <Skeleton className="mx-auto h-[min(52.75rem,70dvh)] w-full max-w-97.5 rounded-lg" />
            </div>
          )}
        </div>
      </FormDialog>
    </>
  );
}
