import { useQuery } from '@tanstack/react-query';
import { money } from '@zanga/browser/format.ts';
import type { Product } from '@zanga/contract/menu/product';
import type { Cart } from '@zanga/contract/ordering/carts';
import { iconButtonStyle } from '@zanga/ui/button-style.ts';
import { PlusIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useId, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { useSession } from '../../base/session/session.ts';
import { useUser } from '../../base/session/user.ts';
import { addToCart } from '../../parts/cart/cart-changes.ts';
import { cartTexts as t } from './cart-texts.ts';
import { avoiding, companionQuery } from './companion-query.ts';

const addStyle = iconButtonStyle(
  'absolute end-1 bottom-1 size-11 bg-tomato text-on-tomato shadow-card hover:bg-tomato-ink',
);

type CompanionProps = { readonly product: Product; readonly pieces: number; readonly onAdd: () => void };

/** The picture with a button that adds one piece; a dish that asks for choices opens its sheet instead. */
function Companion({ product, pieces, onAdd }: CompanionProps) {
  const { slug, name, price, images, default_options: choices } = product;
  const label = t.addNamed(name, money(price));
  return (
    <li className="flex w-32 shrink-0 snap-start flex-col gap-1.5">
      <div className="relative">
        <CataloguePicture
          images={images}
          widths={[160, 240, 320]}
          sizes="8rem"
          decorative
          className="aspect-square w-full rounded-md"
        />
        {choices === null ? (
          <OverlayLink name="prodotto" value={slug} aria-label={t.chooseNamed(name)} className={addStyle}>
            <PlusIcon size={22} />
          </OverlayLink>
        ) : (
          <button type="button" aria-label={label} onClick={onAdd} className={addStyle}>
            {pieces > 0 ? (
              <span className="font-semibold tabular-nums">{pieces}</span>
            ) : (
              <PlusIcon size={22} />
            )}
          </button>
        )}
      </div>
      <p className="line-clamp-2 font-medium text-small">{name}</p>
      <p className="text-ink-soft text-small tabular-nums">{money(price)}</p>
    </li>
  );
}

/** What others had with what is in the cart, or what fills it up to the minimum: one tap adds a piece. */
export function GoesWell({ cart }: { readonly cart: Cart }) {
  const title = useId();
  const service = useService();
  const { signedIn } = useSession();
  const { data: user } = useUser();
  // What was offered stays as it is while the cart is open: what is added goes into the cart and stays in its place here.
  const [asked] = useState(() => companionQuery(cart));
  const [added, setAdded] = useState<Readonly<Record<string, number>>>({});
  const [told, setTold] = useState('');
  const { data } = useQuery({
    ...service.query('GET /api/products/together', { query: avoiding(asked, user) }),
    // Nothing is offered to somebody before it is known what they avoid.
    enabled: !signedIn || user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data || data.data.length === 0) return null;
  const add = ({ slug, name, default_options: options }: Product) => {
    addToCart({ product: slug, options: options ?? [], qty: 1, notes: '' });
    setAdded({ ...added, [slug]: (added[slug] ?? 0) + 1 });
    setTold(t.addedNamed(name));
  };
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 py-2">
      <h3 id={title} className="text-h4">
        {t.goesWell}
      </h3>
      <ul className="no-scrollbar -mx-5 flex snap-x gap-3 overflow-x-auto scroll-px-5 px-5 pb-1">
        {data.data.map((product) => (
          <Companion
            key={product.id}
            product={product}
            pieces={added[product.slug] ?? 0}
            onAdd={() => add(product)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  );
}
