import { buttonStyle } from '@zanga/ui/button-style.ts';
import { PrimeIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useFeatureSwitch } from '../../../base/api/feature-switches.ts';
import { useNames } from '../../../base/api/names.ts';
import { OverlayLink } from '../../../base/navigation/overlay-link.tsx';
import { restTexts as t } from './rest-texts.ts';

type PrimeTeaserProps = { readonly title: string; readonly line: string };

/** The membership, for brands that have it. */
export function PrimeTeaser({ title, line }: PrimeTeaserProps) {
  const names = useNames();
  const prime = useFeatureSwitch('zanga_prime');
  if (!prime) return null;
  return (
    <section aria-labelledby="prime-title" className="page pt-12 md:pt-16">
      <div className="relative overflow-hidden rounded-xl bg-majolica px-6 py-10 text-on-majolica md:px-14 md:py-14">
        <div
          className="majolica absolute inset-y-0 end-0 w-full opacity-10 [--tile:6rem] md:w-1/2 md:opacity-20"
          aria-hidden="true"
        />
        <div className="relative flex max-w-lg flex-col items-start gap-4">
          <PrimeIcon size={44} className="text-lemon" />
          <h2 id="prime-title" className="text-h1">
            {title}
          </h2>
          <p className="text-lead">{line}</p>
          <OverlayLink name="prime" className={buttonStyle({ variant: 'lemon', size: 'large' })}>
            {t.primeCta(names)}
          </OverlayLink>
        </div>
      </div>
    </section>
  );
}
