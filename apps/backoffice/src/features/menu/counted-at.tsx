import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { useShops } from '../../parts/frame/use-shop.ts';
import { menuTexts } from './menu-texts.ts';

const t = menuTexts.product;

/** Shops with a stock of their own, where the brand's number does not count. */
export function CountedAt({ product }: { readonly product: EditedProduct }) {
  const shops = useShops().data?.data ?? [];
  if (product.counted_at.length === 0) return null;
  const nameOf = (id: string) => shops.find((shop) => shop.id === id)?.name ?? id;
  return (
    <div>
      <p className="font-semibold text-small">{t.countedAt}</p>
      <ul className="pt-1">
        {product.counted_at.map(({ shop, pieces }) => (
          <li key={shop}>{t.countedLine(nameOf(shop), pieces)}</li>
        ))}
      </ul>
      <p className="text-caption text-ink-soft">{t.countedHint}</p>
    </div>
  );
}
