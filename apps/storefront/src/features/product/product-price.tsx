import { italianNumber } from '@zanga/domain/italian-number';
import { formatDate } from '@zanga/domain/time-format';
import { Badge } from '@zanga/ui/badge.tsx';
import { PrimeIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Price } from '@zanga/ui/price.tsx';
import { useNames } from '../../base/api/names.ts';
import { useMember } from '../../base/session/membership.ts';
import { catalogueTexts } from '../../parts/catalogue/catalogue-texts.ts';
import { priceWords } from '../../parts/catalogue/price-words.ts';
import type { ProductPreview } from './preview.ts';
import { productTexts as t } from './product-texts.ts';

type Discount = NonNullable<ProductPreview['discount']>;

/** Last day of a reduction: one that ends at midnight ends on the day before. */
const lastDay = (endsAt: string) => formatDate(new Date(Date.parse(endsAt) - 1));

const discountWords = ({ reason, ends_at }: Discount) =>
  ends_at === null ? reason : t.discountUntil(reason, lastDay(ends_at));

/** Price of a piece without choices, and its legal notes. */
export function ProductPrice({ product }: { readonly product: ProductPreview & { readonly vat?: Vat } }) {
  const names = useNames();
  const { discount, prime_price = null, unit_price = null, inherited_unit_of_measure, vat } = product;
  const { price, price_note = null, member_price } = product;
  const words = priceWords({ price, price_note, discount, prime_price, member_price, unit_price }, names);
  const own = useMember() ? words.own : undefined;
  const facts = [
    words.unit,
    inherited_unit_of_measure || undefined,
    vat && t.vat(italianNumber(vat.rate_basis_points / 100, { most: 2 })),
  ].filter((fact) => fact !== undefined);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {own && <PrimeIcon size={26} className="shrink-0 text-majolica-ink" />}
        <Price
          amount={own ?? words.amount}
          before={own ? words.amount : words.before}
          beforeLabel={own ? catalogueTexts.priceOfOthers(names) : catalogueTexts.priceBefore}
          nowLabel={own ? catalogueTexts.ownPrice(names) : catalogueTexts.priceNow}
          className="text-h2"
        />
        {words.reduction && !own && <Badge tone="tomato">{words.reduction}</Badge>}
      </div>
      {words.note && !own && <p className="font-semibold text-small text-tomato-ink">{words.note}</p>}
      {discount && <p className="font-semibold text-small text-tomato-ink">{discountWords(discount)}</p>}
      {words.lowest && <p className="text-caption text-ink-soft">{words.lowest}</p>}
      {facts.length > 0 && <p className="text-caption text-ink-soft">{facts.join(' · ')}</p>}
    </div>
  );
}

type Vat = { readonly rate_basis_points: number };
