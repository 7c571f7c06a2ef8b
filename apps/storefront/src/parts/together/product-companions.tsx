import type { Product } from '@zanga/contract/menu/product';
import { TogetherComing, TogetherRow } from './together-row.tsx';
import { useCompanions } from './use-companions.ts';

type ProductCompanionsProps = {
  readonly product: Pick<Product, 'slug' | 'kind'>;
  /** Reserves the row's room, because the content below must not move. */
  readonly keepsRoom?: boolean;
};

/** Suggestions beside a dish or a drink; none beside other goods. */
export default function ProductCompanions({ product: { slug, kind }, keepsRoom }: ProductCompanionsProps) {
  const eaten = kind === 'food' || kind === 'drink';
  const { companions, coming } = useCompanions({ products: eaten ? slug : '', gap: 0 });
  if (keepsRoom && coming) return <TogetherComing />;
  return <TogetherRow companions={companions} />;
}
