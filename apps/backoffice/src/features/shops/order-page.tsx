import { Link } from '@tanstack/react-router';
import type { ShopsInOrder } from '@zanga/contract/shops/shop-office';
import type { ShopId } from '@zanga/domain/ids';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { SortableList } from '@zanga/ui/sorting/sortable-list.tsx';
import { useId } from 'react';
import { service } from '../../base/api.ts';
import { EditForm } from '../../parts/editing/edit-form.tsx';
import { MeanwhileNotice } from '../../parts/editing/meanwhile-notice.tsx';
import { sortingWords } from '../../parts/editing/sorting-words.ts';
import { useEditing } from '../../parts/editing/use-editing.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { readShopOrder, useOrderSaved, useShopOrder } from './shop-queries.ts';
import { shopTexts } from './shop-texts.ts';

const t = shopTexts.order;

const useOrdering = (seen: ShopsInOrder) => {
  const saved = useOrderSaved();
  return useEditing<ShopsInOrder['form'], ShopsInOrder>(seen, {
    read: readShopOrder,
    write: (body) => service.api('PUT /api/backoffice/shops/order', { body }),
    changed: 'shops.changed',
    onSaved: async (next) => {
      toast({ text: t.saved });
      await saved(next);
    },
  });
};

function OrderEditor({ seen }: { readonly seen: ShopsInOrder }) {
  const editing = useOrdering(seen);
  const { form, change, problem, save } = editing;
  const id = useId();
  const known = new Map(seen.shops.map((shop) => [shop.id, shop]));
  const nameOf = (shop: ShopId) => known.get(shop)?.name ?? shop;
  return (
    <EditForm
      editing={editing}
      mayEdit
      readOnly={shopTexts.readOnly}
      meanwhile={
        <MeanwhileNotice
          editing={editing}
          title={t.meanwhile}
          names={{ shops: t.list }}
          words={({ shops }) => shops.map(nameOf).join(', ')}
        />
      }
      onSave={save}
    >
      <SortableList
        label={t.list}
        items={form.shops}
        keyOf={(shop) => shop}
        nameOf={nameOf}
        words={sortingWords}
        onMove={(from, to) => change({ shops: [...moved(form.shops, from, to)] })}
      >
        {(shop) => (
          <p className="flex min-h-8 flex-wrap items-center gap-x-2 px-1 text-small">
            <Link
              to="/negozi/$shop"
              params={{ shop }}
              className="wrap-anywhere font-semibold hover:underline"
            >
              {nameOf(shop)}
            </Link>
            <span className="text-ink-soft">
              {known.get(shop)?.city}
              {known.get(shop)?.published === false && ` (${t.closed})`}
            </span>
          </p>
        )}
      </SortableList>
      <FieldError id={`${id}-shops`} error={problem('shops')} />
    </EditForm>
  );
}

/** Sorts the shops for customers. */
export function OrderPage() {
  const query = useShopOrder();
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={t.title} line={t.line}>
        <Link to="/negozi" className={deskButtonStyle()}>
          {shopTexts.back}
        </Link>
      </PageHeader>
      <Loaded query={query}>{(seen) => <OrderEditor seen={seen} />}</Loaded>
    </div>
  );
}
