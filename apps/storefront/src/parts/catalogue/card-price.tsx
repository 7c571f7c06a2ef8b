import { PrimeIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Price } from '@zanga/ui/price.tsx';
import { useNames } from '../../base/api/names.ts';
import { catalogueTexts as t } from './catalogue-texts.ts';
import type { PriceWords } from './price-words.ts';

type CardPriceProps = {
  readonly price: PriceWords;
  /** A member's price, for a member. */
  readonly own: string | undefined;
};

/**
 * Price, former price and members' price. A member's own price takes the same two lines as the usual price with the
 * members' one below: nothing moves when the account has loaded.
 */
export function CardPrice({ price, own }: CardPriceProps) {
  const names = useNames();
  return (
    <div className="dish-price">
      {own ? (
        <>
          <s className="text-ink-soft text-small tabular-nums">
            <span className="sr-only">{t.priceOfOthers(names)} </span>
            {price.amount}
          </s>
          <span className="flex items-center gap-1 font-display font-semibold text-h4 text-majolica-ink tabular-nums">
            <PrimeIcon size={18} className="shrink-0" />
            <span className="sr-only">{t.ownPrice(names)} </span>
            {own}
          </span>
        </>
      ) : (
        <>
          <Price
            amount={price.amount}
            before={price.before}
            beforeLabel={t.priceBefore}
            nowLabel={t.priceNow}
          />
          {price.prime && <span className="prime">{price.prime}</span>}
        </>
      )}
      {price.note && !own && <span className="fact">{price.note}</span>}
      {price.unit && <span className="fact">{price.unit}</span>}
      {price.lowest && <span className="fact">{price.lowest}</span>}
    </div>
  );
}
