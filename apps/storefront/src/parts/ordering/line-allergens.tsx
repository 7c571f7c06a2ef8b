import type { PricedItem } from '@zanga/contract/ordering/carts';
import { avoidedWords, lineAllergenWords } from '@zanga/domain/ordering/extras/allergen-words';
import { WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useUser } from '../../base/session/user.ts';

/** Allergens of a line in a cart or an order; a warning where its customer avoids one of them. */
export function LineAllergens({ allergens }: Pick<PricedItem, 'allergens'>) {
  const { data: user } = useUser();
  if (!allergens) return null;
  const avoided = avoidedWords(allergens, user?.allergens_to_avoid ?? []);
  return (
    <>
      <p className="text-caption text-ink-soft">{lineAllergenWords(allergens)}</p>
      {avoided && (
        <p className="flex items-start gap-1.5 font-semibold text-alarm-ink text-small">
          <WarningIcon size={18} className="mt-px shrink-0" />
          {avoided}
        </p>
      )}
    </>
  );
}
