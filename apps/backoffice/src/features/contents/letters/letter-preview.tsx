import type { LetterForm } from '@zanga/contract/brand/letters-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useState } from 'react';
import { PreviewFrame } from '../../../parts/preview/preview-frame.tsx';
import { type Screen, ScreenChoice } from '../../../parts/preview/screen-choice.tsx';
import { StillPage } from '../../../parts/preview/still-page.tsx';
import { drawLetter } from './letters-queries.ts';
import { lettersTexts } from './letters-texts.ts';

const t = lettersTexts.look;

type Look = Awaited<ReturnType<typeof drawLetter>>;

/** Takes the style sheet out of a letter: the office's policy forbids it in markup, so it is applied from outside. */
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

/** Previews the letter of the unsaved form, as HTML and as plain text. */
export function LetterPreview({ letter, form }: LetterPreviewProps) {
  return (
    <PreviewFrame draw={() => drawLetter(letter, form)} title={t.title} drawing={t.writing} wide>
      {(look) => <LetterLook look={look} />}
    </PreviewFrame>
  );
}
