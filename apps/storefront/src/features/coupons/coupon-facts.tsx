import type { CouponTerms } from '@zanga/contract/ordering/coupons';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { couponsTexts as t } from './coupons-texts.ts';

/** The conditions, one by one. */
export function CouponRules({ rules }: Pick<CouponTerms, 'rules'>) {
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="pb-2 text-h4">
        {t.rules}
      </h2>
      <ul className="flex flex-col gap-2">
        {rules.map((rule) => (
          <li key={rule} className="flex items-start gap-3">
            <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-tomato" />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Products that the coupon gives for free, each with a link to its sheet. */
export function FreeProducts({ free_products: products }: Pick<CouponTerms, 'free_products'>) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="free">
      <h2 id="free" className="pb-2 text-h4">
        {t.free}
      </h2>
      <ul className="flex flex-col gap-2">
        {products.map(({ id, slug, name, images }) => (
          <li key={id}>
            <OverlayLink
              name="prodotto"
              value={slug}
              className="flex min-h-14 items-center gap-3 rounded-md pe-3 hover:bg-sunken"
            >
              <CataloguePicture
                images={images}
                widths={[96, 160]}
                sizes="56px"
                decorative
                className="size-14 rounded-md"
              />
              <span className="font-semibold">{name}</span>
            </OverlayLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
