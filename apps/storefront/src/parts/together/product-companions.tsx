import type { Product } from '@zanga/contract/menu/product';
import { TogetherComing, TogetherRow } from './together-row.tsx';
import { useCompanions } from './use-companions.ts';

type ProductCompanionsProps = {
  readonly product: Pick<Product, 'slug' | 'kind'>;
  /** Something stands below that must not move when they come. */
  readonly keepsRoom?: boolean;
};

/** What others had with a dish or a drink; nothing beside what is not eaten. */
export default function ProductCompanions({ product: { slug, kind }, keepsRoom }: ProductCompanionsProps) {
  const eaten = kind === 'food' || kind === 'drink';
  const { companions, coming } = useCompanions({ products: eaten ? slug : '', gap: 0 });
  if (keepsRoom && coming) return <TogetherComing />;
  return <TogetherRow companions={companions} />;
}
