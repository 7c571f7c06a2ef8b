import { classNames } from '@zanga/ui/class-names.ts';
import { themes, useTheme } from '../../base/theme.ts';
import { frameTexts as t } from './frame-texts.ts';

/** Light, dark, or the device's theme. */
export function ThemeChoice() {
  const { theme, choose } = useTheme();
  return (
    <fieldset className="px-2">
      <legend className="px-1 pb-1 text-caption text-ink-soft">{t.theme}</legend>
      <div className="flex flex-wrap gap-1">
        {themes.map((one) => (
          <label
            key={one}
            className={classNames(
              'relative flex min-h-8 items-center rounded-sm border px-2.5 text-caption pointer-coarse:min-h-11',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus',
              one === theme ? 'border-ink font-semibold' : 'border-line text-ink-soft hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={one === theme}
              onChange={() => choose(one)}
            />
            {t.themes[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
