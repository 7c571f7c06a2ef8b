import { Blocks } from '@zanga/browser/content/blocks.tsx';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { usePreview } from './contents-queries.ts';
import { contentsTexts } from './contents-texts.ts';

const t = contentsTexts.content;

const widths = { phone: 'max-w-90', tablet: 'max-w-180', desktop: 'max-w-none' } as const;
type Width = keyof typeof widths;
// The widths are a record of exactly these.
const names = Object.keys(widths) as readonly Width[];

/** What is typed, once the fingers have rested for a moment. */
const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const turn = setTimeout(() => setRested(value), 300);
    return () => clearTimeout(turn);
  }, [value]);
  return useDeferredValue(rested);
};

/** A text as customers will read it, at three widths. Its links lead nowhere from here. */
export function Preview({ value }: { readonly value: string }) {
  const [width, setWidth] = useState<Width>('phone');
  const { data, isError } = usePreview(useRested(value));
  return (
    <section aria-label={t.preview} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold font-text text-small tracking-normal">{t.preview}</h2>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{t.previewWidth}</legend>
          {names.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={width === one}
              className={deskButtonStyle(width === one ? 'solid' : 'outline')}
              onClick={() => setWidth(one)}
            >
              {t.widths[one]}
            </button>
          ))}
        </fieldset>
      </div>
      {isError && <p className="text-small">{t.previewFailed}</p>}
      <div className={`${widths[width]} w-full rounded-md border border-line bg-surface p-5`}>
        <div inert className="wrap-anywhere flex flex-col gap-4">
          <Blocks blocks={data?.blocks ?? []} />
        </div>
      </div>
    </section>
  );
}
