import type { Show } from '@zanga/contract/ordering/cinema';
import { useNames } from '../../base/api/names.ts';
import { catalogueTexts } from '../../parts/catalogue/catalogue-texts.ts';
import { priceWords } from '../../parts/catalogue/price-words.ts';
import { cinemaTexts as t } from './cinema-texts.ts';

type SeatPriceProps = {
  readonly show: Pick<Show, 'price' | 'prime_price' | 'member_price'>;
  /** A member who has paid sees the members' price while Prime is switched off, too. */
  readonly member: boolean;
};

/** Lowest price of a seat, and the members' one. */
export function SeatPrice({ show, member }: SeatPriceProps) {
  const names = useNames();
  const { amount, prime, own } = priceWords({ ...show, discount: null, unit_price: null }, names);
  const members = prime ?? (member && own ? catalogueTexts.prime(names, own) : undefined);
  return (
    <>
      <span className="font-display font-semibold text-h4">{t.from(amount)}</span>
      {members && <span className="font-semibold text-majolica-ink text-small">{members}</span>}
    </>
  );
}
