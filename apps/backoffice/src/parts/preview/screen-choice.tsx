import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { previewTexts as t } from './preview-texts.ts';

/** Screens of a preview, with their width in pixels. */
export const screenWidths = { phone: 390, tablet: 768, desktop: 1440 } as const;
export type Screen = keyof typeof screenWidths;
// The widths are a record of exactly these.
const screens = Object.keys(screenWidths) as readonly Screen[];

type ScreenChoiceProps = { readonly chosen: Screen; readonly onChoose: (screen: Screen) => void };

/** Choice of the preview's screen. */
export function ScreenChoice({ chosen, onChoose }: ScreenChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{t.width}</legend>
      {screens.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === chosen}
          className={deskButtonStyle(one === chosen ? 'solid' : 'outline')}
          onClick={() => onChoose(one)}
        >
          {t.screens[one].name}
        </button>
      ))}
    </fieldset>
  );
}
