import { useState } from 'react';
import { PreviewFrame } from './preview-frame.tsx';
import { previewTexts as t } from './preview-texts.ts';
import { type Screen, ScreenChoice } from './screen-choice.tsx';
import { StillPage } from './still-page.tsx';

type PreviewButtonProps = {
  /** Draws the page of the unsaved form. */
  readonly draw: () => Promise<{ readonly html: string }>;
};

/** Previews the unsaved form as customers will see it. */
export function PreviewButton({ draw }: PreviewButtonProps) {
  const [screen, setScreen] = useState<Screen>('phone');
  return (
    <PreviewFrame
      draw={draw}
      title={t.title}
      drawing={t.drawing}
      wide={screen !== 'phone'}
      above={
        <>
          <p className="text-small">{t.line}</p>
          <ScreenChoice chosen={screen} onChoose={setScreen} />
        </>
      }
    >
      {({ html }) => <StillPage screen={screen} html={html} />}
    </PreviewFrame>
  );
}
