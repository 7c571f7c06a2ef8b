import { money } from '@zanga/browser/format.ts';
import { PrimeIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useFeatureSwitch } from '../../base/api/feature-switches.ts';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import type { DraftPrice } from './choices/draft.ts';
import { productTexts as t } from './product-texts.ts';

/** What members would pay for what is being composed. */
export function PrimeLine({ prime }: Pick<DraftPrice, 'prime'>) {
  const on = useFeatureSwitch('zanga_prime');
  if (!on || prime === null) return null;
  return (
    <OverlayLink
      name="prime"
      className="flex min-h-11 items-center gap-3 rounded-md bg-majolica-wash px-4 py-2.5 text-majolica-ink text-small"
    >
      <PrimeIcon size={22} className="shrink-0" />
      <span>
        <strong>{t.primeTitle}</strong> {t.primeLine(money(prime.total), money(prime.saving))}
      </span>
    </OverlayLink>
  );
}
