import { accentShades, canBeAccent, isAccent, nearestAccent } from '@zanga/domain/brand/accent/accent';
import { grounds, type Theme } from '@zanga/domain/brand/accent/grounds';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { useState } from 'react';
import { SettingHint, type SettingProps } from './setting-field.tsx';
import { fieldNames, settingsTexts as t } from './settings-texts.ts';

/** Accent in the storefront's own style sheet. */
const ours = '#c5341c';

type SampleProps = { readonly color: string; readonly theme: Theme; readonly name: string };

/** A button and a link in the colour, as the shop will show them. */
function Sample({ color, theme, name }: SampleProps) {
  const { canvas, ink, 'on-tomato': words } = grounds[theme];
  const shades = accentShades(color)[theme];
  return (
    <div
      className="flex min-w-56 flex-1 flex-col items-start gap-2 rounded-md p-4"
      style={{ background: canvas }}
    >
      <p className="text-caption" style={{ color: ink }}>
        {name}
      </p>
      <span
        className="rounded-full px-5 py-2.5 font-semibold"
        style={{ background: shades.tomato, color: words }}
      >
        {t.accentSample}
      </span>
      <span className="font-semibold underline underline-offset-4" style={{ color: shades['tomato-ink'] }}>
        {t.accentLink}
      </span>
    </div>
  );
}

/** Accent colour, picked or typed, with samples in light and dark before it is saved. */
export function AccentField({ editing: { form, change, problem }, changes }: SettingProps) {
  const { accent } = form;
  const take = (color: string) => change({ accent: color.trim().toLowerCase() });
  // The last whole colour stays while the next one is typed: the samples would flash in ours at each letter.
  const [whole, setWhole] = useState(ours);
  if (isAccent(accent) && accent !== whole) setWhole(accent);
  if (accent === '' && whole !== ours) setWhole(ours);
  const color = isAccent(accent) ? accent : whole;
  const poor = isAccent(accent) && !canBeAccent(accent);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <input
          type="color"
          aria-label={t.pickAccent}
          value={color}
          onChange={({ target }) => take(target.value)}
          className="mt-7 size-11 shrink-0 cursor-pointer rounded-sm border border-line-strong bg-surface p-1"
        />
        <div className="max-w-64 flex-1">
          <TextField
            label={fieldNames.accent}
            value={accent}
            maxLength={7}
            placeholder={ours}
            autoComplete="off"
            error={poor ? t.accentPoor : problem('accent')}
            onChange={({ target }) => take(target.value)}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {poor && (
          <button type="button" className={deskButtonStyle()} onClick={() => take(nearestAccent(accent))}>
            {t.accentNear(nearestAccent(accent))}
          </button>
        )}
        {accent !== '' && (
          <button type="button" className={deskButtonStyle('quiet')} onClick={() => take('')}>
            {t.accentReset}
          </button>
        )}
      </div>
      <div className="flex flex-wrap gap-3" aria-hidden="true">
        <Sample color={color} theme="light" name={t.accentLight} />
        <Sample color={color} theme="dark" name={t.accentDark} />
      </div>
      <p className="text-caption text-ink-soft">
        <SettingHint field="accent" changes={changes} />
      </p>
    </div>
  );
}
