import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { ShelfProduct } from '@zanga/contract/ordering/board';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { untilMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useDeferredValue, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { shopTexts } from '../board-texts.ts';
import { tellProblem } from '../order/order-actions.ts';

const t = shopTexts.soldOut;

/** Six in the morning of the next day: whoever opens finds the shelf full again. */
const tomorrowMorning = (now: Date) => instantOf(addDays(wallClock(now).date, 1), 6 * 60);

type RowProps = { readonly shop: string; readonly product: ShelfProduct };

function Row({ shop, product }: RowProps) {
  const queryClient = useQueryClient();
  const { id, name, category, sold_out_until, stock } = product;
  const { busy, run } = useAction(async () => {
    const until = sold_out_until ? null : tomorrowMorning(serviceNow()).toISOString();
    await service
      .api('POST /api/backoffice/shops/:shop/sold-out', { params: { shop }, body: { product: id, until } })
      .catch(tellProblem);
    await queryClient.invalidateQueries({ queryKey: ['GET /api/backoffice/shops/:shop/products'] });
  });
  const facts = [
    category,
    sold_out_until ? t.until(untilMoment(new Date(sold_out_until), serviceNow())) : t.available,
    stock === null ? undefined : t.stock(stock),
  ];
  return (
    <li className="flex items-center gap-3 border-line border-b py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-caption text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        variant={sold_out_until ? 'soft' : 'outline'}
        className="shrink-0 px-4"
        aria-label={`${sold_out_until ? t.unmark : t.mark}: ${name}`}
        aria-disabled={busy || undefined}
        onClick={() => run()}
      >
        {sold_out_until ? t.unmark : t.mark}
      </Button>
    </li>
  );
}

type SoldOutDialogProps = { readonly shop: string; readonly onClose: () => void };

/** What has run out here: found by name, switched with one press. */
export function SoldOutDialog({ shop, onClose }: SoldOutDialogProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data } = useQuery({
    ...service.query('GET /api/backoffice/shops/:shop/products', {
      params: { shop },
      query: { ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex min-h-0 flex-col gap-4 p-5 md:p-7">
        <TextField
          label={t.search}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ul className="min-h-64 overflow-y-auto">
          {!data && <Skeleton className="h-64" />}
          {data?.data.length === 0 && <li className="text-ink-soft">{t.none}</li>}
          {data?.data.map((product) => (
            <Row key={product.id} shop={shop} product={product} />
          ))}
        </ul>
      </div>
    </FormDialog>
  );
}
