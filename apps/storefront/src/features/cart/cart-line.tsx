import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import { wantedWords } from '@zanga/domain/ordering/extras/line-words';
import { Button } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { Price } from '@zanga/ui/price.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../base/api/api.tsx';
import type { OverlayParams } from '../../base/navigation/search-params.ts';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { mostPieces, setPieces } from '../../parts/cart/cart-changes.ts';
import { lineMark } from '../../parts/cart/line-mark.ts';
import { QuantityStepper } from '../../parts/cart/quantity-stepper.tsx';
import { wantedOf } from '../../parts/dish/wanted.ts';
import { LineAllergens } from '../../parts/ordering/line-allergens.tsx';
import { CartLineIssues } from './cart-line-issues.tsx';
import type { CartRow } from './cart-rows.ts';
import { cartTexts as t } from './cart-texts.ts';

/** Name and picture of a line: from the server's priced line, before that from the menu. */
const useFacts = ({ line, priced }: CartRow) => {
  const { data } = useQuery({
    ...useService().query('GET /api/products/:product', { params: { product: line.product } }),
    enabled: priced === null,
  });
  const wanted = priced ?? (data && wantedOf(data, line));
  return {
    name: priced?.product.name ?? data?.name,
    images: priced?.product.images ?? data?.images,
    choices: wanted ? wantedWords(wanted) : [],
  };
};

function LinePrice({ priced, settled }: Pick<CartRow, 'priced' | 'settled'>) {
  if (!priced) return <Skeleton className="h-6 w-16" />;
  const before = priced.total < priced.list ? money(priced.list) : undefined;
  return (
    <span
      aria-hidden={!settled}
      className={classNames('flex flex-col items-end transition-opacity', !settled && 'opacity-45')}
    >
      <Price
        amount={money(priced.total)}
        before={before}
        beforeLabel={t.before}
        nowLabel={t.now}
        className="text-h4"
      />
      {priced.qty > 1 && (
        <span className="text-caption text-ink-soft">{t.each(priced.product.total_price)}</span>
      )}
    </span>
  );
}

type LineLinkProps = { readonly line: CartRow['line']; readonly name: string };

/** Opens the product's sheet to change the line; the whole line is its target. */
function LineLink({ line, name }: LineLinkProps) {
  return (
    <Link
      to="."
      search={(search: OverlayParams) => ({ ...search, prodotto: line.product, riga: lineMark(line) })}
      state={{ overlay: 'prodotto' }}
      resetScroll={false}
      preload={false}
      className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {name}
    </Link>
  );
}

type CartLineProps = { readonly row: CartRow; readonly onRemove: (name: string) => void };

/** One line of the cart: product, choices, quantity, price, issues. */
export function CartLine({ row, onRemove }: CartLineProps) {
  const { key, line, priced } = row;
  const { name = line.product, images, choices } = useFacts(row);
  const change = (qty: number) => {
    if (qty === 0) onRemove(name);
    setPieces(key, qty);
  };
  return (
    <li className="relative grid grid-cols-[4.5rem_1fr] gap-x-4 border-line border-b py-4 last:border-b-0">
      {images ? (
        <CataloguePicture
          images={images}
          widths={[96, 160, 240]}
          sizes="4.5rem"
          decorative
          className="aspect-square w-full rounded-sm"
        />
      ) : (
        <Skeleton className="aspect-square w-full" />
      )}
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <h3 tabIndex={-1} className="text-h4">
            <LineLink line={line} name={name} />
          </h3>
          <LinePrice {...row} />
        </div>
        {choices.length > 0 && <p className="text-ink-soft text-small">{choices.join(', ')}</p>}
        {priced && <LineAllergens allergens={priced.allergens} />}
        {line.notes && <p className="text-ink-soft text-small italic">{t.notes(line.notes)}</p>}
        <p aria-hidden="true" className="text-small text-tomato-ink underline underline-offset-4">
          {t.edit}
        </p>
        {/* Above the link, which covers the rest of the line. */}
        <div className="relative empty:hidden">
          <CartLineIssues row={row} name={name} />
        </div>
        <div className="relative flex items-center justify-between gap-3 pt-1">
          <QuantityStepper name={name} qty={line.qty} least={0} most={mostPieces} onChange={change} />
          <Button
            variant="quiet"
            className="-me-5"
            aria-label={t.removeNamed(name)}
            onClick={() => change(0)}
          >
            {t.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
