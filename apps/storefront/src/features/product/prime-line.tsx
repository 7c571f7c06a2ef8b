import { money } from '@zanga/browser/format.ts';
import { PrimeIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useFeatureSwitch } from '../../base/api/feature-switches.ts';
import { useNames } from '../../base/api/names.ts';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { useMember } from '../../base/session/membership.ts';
import type { DraftPrice } from './choices/draft.ts';
import { productTexts as t } from './product-texts.ts';

const box =
  'flex min-h-11 items-center gap-3 rounded-md bg-majolica-wash px-4 py-2.5 text-majolica-ink text-small';

/** Members' price of the composition. */
export function PrimeLine({ prime }: Pick<DraftPrice, 'prime'>) {
  const names = useNames();
  const on = useFeatureSwitch('zanga_prime');
  const member = useMember();
  if (prime === null || !(on || member)) return null;
  const words = (
    <>
      <PrimeIcon size={22} className="shrink-0" />
      <span>
        <strong>{member ? t.ownTitle(names) : t.primeTitle(names)}</strong>{' '}
        {t.primeLine(money(prime.total), money(prime.saving))}
      </span>
    </>
  );
  // A member has no offer to open; the box keeps its height.
  if (member) return <p className={box}>{words}</p>;
  return (
    <OverlayLink name="prime" className={box}>
      {words}
    </OverlayLink>
  );
}
