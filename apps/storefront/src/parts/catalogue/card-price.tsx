import { PrimeIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Price } from '@zanga/ui/price.tsx';
import { useNames } from '../../base/api/names.ts';
import { catalogueTexts as t } from './catalogue-texts.ts';
import type { PriceWords } from './price-words.ts';

type CardPriceProps = {
  readonly price: PriceWords;
  /** What a member pays, for a member. */
  readonly own: string | undefined;
};

/**
 * What it costs, what it cost, what members pay. A member's own price takes the same two lines as the price for
 * everybody with the one for members below: nothing moves when the account has been read.
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
