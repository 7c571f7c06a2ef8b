import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { channelNames, dietaryLabelNames, dietContentNames } from '@zanga/domain/catalogue/italian-names';
import type { ReactNode } from 'react';
import { useService } from '../../base/api/api.tsx';
import { labelIcons } from '../../parts/catalogue/label-icons.ts';
import { productTexts as t } from './product-texts.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

/** Names of shops by their ids; empty until loaded. */
const useShopNames = (wanted: boolean) => {
  const query = useService().query('GET /api/shops', { query: {} });
  const { data } = useQuery({ ...query, enabled: wanted });
  return (ids: readonly string[]) =>
    data?.data.filter(({ id }) => ids.includes(id)).map(({ name }) => name) ?? [];
};

/** Shops grouped by their message. */
const byWords = (shops: ProductDetail['sold_out_shops']) => [...Map.groupBy(shops, ({ label }) => label)];

/** Shops and ways in which the product is available. */
function Whereabouts({ product }: { readonly product: ProductDetail }) {
  const { missing_at: missingAt, sold_out_shops: soldOut } = product;
  const namesOf = useShopNames(missingAt.length + soldOut.length > 0);
  const missing = namesOf(missingAt);
  return (
    <>
      {product.channels.length > 0 && (
        <Fact name={t.channels}>{product.channels.map((channel) => channelNames[channel]).join(', ')}</Fact>
      )}
      {missing.length > 0 && <Fact name={t.missingAt}>{missing.join(', ')}</Fact>}
      {byWords(soldOut).map(([words, shops]) => {
        const names = namesOf(shops.map(({ id }) => id));
        return (
          names.length > 0 && (
            <Fact key={words} name={t.soldOutAt(words)}>
              {names.join(', ')}
            </Fact>
          )
        );
      })}
    </>
  );
}

/** Ingredients, labels and availability of a product. */
export function ProductFacts({ product }: { readonly product: ProductDetail }) {
  const { kind, ingredients, labels, diet_contents: contents } = product;
  // A ticket lives on the phone, so shops and ways do not matter.
  if (kind === 'cinema')
    return (
      <dl className="flex flex-col gap-4">
        {ingredients && <Fact name={t.ticket}>{ingredients}</Fact>}
        <Fact name={t.channels}>{t.ticketHow}</Fact>
      </dl>
    );
  return (
    <dl className="flex flex-col gap-4">
      {ingredients && <Fact name={t.ingredients}>{ingredients}</Fact>}
      {contents && contents.length > 0 && (
        <Fact name={t.contents}>{contents.map((content) => dietContentNames[content]).join(', ')}</Fact>
      )}
      {labels.length > 0 && (
        <Fact name={t.labels}>
          <span className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
            {labels.map((label) => {
              const Icon = labelIcons[label];
              return (
                <span key={label} className="inline-flex items-center gap-1.5 text-basil-ink">
                  <Icon size={18} />
                  {dietaryLabelNames[label]}
                </span>
              );
            })}
          </span>
        </Fact>
      )}
      <Whereabouts product={product} />
    </dl>
  );
}
