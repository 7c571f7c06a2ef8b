import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { previewTexts as t } from './preview-texts.ts';

/** The screens that a page is looked at on, by how many pixels they are wide. */
export const screenWidths = { phone: 390, tablet: 768, desktop: 1440 } as const;
export type Screen = keyof typeof screenWidths;
// The widths are a record of exactly these.
const screens = Object.keys(screenWidths) as readonly Screen[];

type ScreenChoiceProps = { readonly chosen: Screen; readonly onChoose: (screen: Screen) => void };

/** On which screen a page is looked at. */
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
