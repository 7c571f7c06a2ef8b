import type { Product } from '@zanga/contract/menu/product';
import { SnowIcon } from '@zanga/ui/icons/dish-icons.tsx';
import { WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { ClockIcon } from '@zanga/ui/icons/shop-icons.tsx';
import type { ReactNode } from 'react';
import { catalogueTexts } from '../../../parts/catalogue/catalogue-texts.ts';
import { productTexts as t } from '../product-texts.ts';

type WarningProps = { readonly icon: ReactNode; readonly title: string; readonly body?: string };

function Warning({ icon, title, body }: WarningProps) {
  return (
    <li className="flex items-start gap-3">
      <span className="shrink-0 pt-0.5">{icon}</span>
      <p className="text-small">
        <strong>{title}</strong>
        {body && <span className="block text-ink-soft">{body}</span>}
      </p>
    </li>
  );
}

/** Warnings before buying: low stock, frozen goods, a minimum age. */
export function ProductWarnings({
  product: { stock = null, frozen = false, age_limit = null },
}: {
  readonly product: Partial<Pick<Product, 'stock' | 'frozen' | 'age_limit'>>;
}) {
  const few = stock !== null && stock > 0;
  if (!few && !frozen && age_limit === null) return null;
  return (
    <ul className="flex flex-col gap-3 rounded-md bg-sunken px-4 py-3">
      {few && (
        <Warning
          icon={<ClockIcon size={20} className="text-lemon-ink" />}
          title={catalogueTexts.fewLeft(stock)}
        />
      )}
      {frozen && (
        <Warning
          icon={<SnowIcon size={20} className="text-majolica-ink" />}
          title={catalogueTexts.frozen}
          body={t.frozenBody}
        />
      )}
      {age_limit !== null && (
        <Warning
          icon={<WarningIcon size={20} className="text-alarm-ink" />}
          title={t.ageTitle(age_limit)}
          body={t.ageBody}
        />
      )}
    </ul>
  );
}
