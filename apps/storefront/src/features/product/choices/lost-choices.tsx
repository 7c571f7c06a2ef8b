import type { ProductDetail } from '@zanga/contract/menu/product';
import { WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { productTexts as t } from '../product-texts.ts';
import type { Composer } from './composer.ts';
import { lostChoices } from './draft.ts';

type LostChoicesProps = { readonly product: ProductDetail; readonly composer: Composer };

/** Says which choices of a line that is being changed can be had no more. */
export function LostChoices({ product, composer: { line } }: LostChoicesProps) {
  if (!line) return null;
  const { soldOut, gone, kept } = lostChoices(product, line);
  if (soldOut.length + gone + kept.length === 0) return null;
  return (
    <div role="alert" className="flex items-start gap-3 rounded-md bg-lemon-wash px-4 py-3 text-lemon-ink">
      <WarningIcon size={20} className="mt-0.5 shrink-0" />
      <p className="text-small">
        <strong>
          {[
            ...(soldOut.length > 0 ? [t.lostSoldOut(soldOut)] : []),
            ...(gone > 0 ? [t.lostGone(gone)] : []),
            ...(kept.length > 0 ? [t.lostKept(kept)] : []),
          ].join(' ')}
        </strong>{' '}
        {t.lostBody}
      </p>
    </div>
  );
}
