import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { ShelfThing } from '@zanga/contract/menu/shelf';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { untilMoment } from '@zanga/domain/time-words';
import { Badge } from '@zanga/ui/badge.tsx';
import { Button } from '@zanga/ui/button.tsx';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { useMay } from '../../base/user.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useOneShop } from '../../parts/frame/use-shop.ts';
import { CountDialog } from './count-dialog.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { markThing, shelfQuery } from './shelf-queries.ts';
import { shelfTexts as t } from './shelf-texts.ts';

type RowProps = {
  readonly shop: string;
  readonly thing: ShelfThing;
  readonly onMark: () => void;
  readonly onCount: () => void;
};

/** Facts of a line: start, end and person of a mark, or the number of dishes that depend on the thing. */
const factsOf = ({ kind, among, dishes, out, count }: ShelfThing): string => {
  const until = out?.until ? t.until(untilMoment(new Date(out.until), serviceNow())) : t.forGood;
  const hangs = dishes === null ? null : t.dishes(dishes);
  const brand = count?.brand != null && count.here === null ? t.leftOfBrand(count.brand) : null;
  return [t.kinds[kind], among, hangs, brand, out && until, out?.by && t.by(out.by)]
    .filter(Boolean)
    .join(' · ');
};

/** Low stock, the same limit that customers read. */
const few = 5;

function Left({ pieces, out }: { readonly pieces: number; readonly out: boolean }) {
  if (pieces === 0) return <Badge tone="tomato">{t.left(pieces)}</Badge>;
  // A marked product is not sold, so its count is neutral.
  return <Badge tone={out ? 'neutral' : pieces <= few ? 'lemon' : 'basil'}>{t.left(pieces)}</Badge>;
}

function Row({ shop, thing, onMark, onCount }: RowProps) {
  const queries = useQueryClient();
  const may = useMay('stock.mark');
  const { busy, run } = useAction(async () => {
    await markThing(queries, shop, thing, null).then(
      () => toast({ text: t.isBack(thing.name) }),
      (error: unknown) => toast({ text: errorText(error), tone: 'problem' }),
    );
  });
  const { name, out, count } = thing;
  const here = count?.here ?? null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-2">
      <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {here !== null && <Left pieces={here} out={out !== null} />}
        </p>
        <p className="text-ink-soft text-small">{factsOf(thing)}</p>
      </div>
      {may && (
        <div className="flex shrink-0 gap-2">
          {count && (
            <Button
              variant="outline"
              className="px-4"
              aria-label={here === null ? t.countLabel(name) : t.recountLabel(name)}
              onClick={onCount}
            >
              {here === null ? t.count : t.recount}
            </Button>
          )}
          {(out || here !== 0) && (
            <Button
              variant={out ? 'soft' : 'outline'}
              className="px-4"
              aria-label={out ? t.backLabel(name) : t.markLabel(name)}
              aria-disabled={busy || undefined}
              onClick={() => (out ? run() : onMark())}
            >
              {out ? t.back : t.mark}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type ThingsProps = Omit<RowProps, 'thing' | 'onMark' | 'onCount'> & {
  readonly title: string;
  readonly things: readonly ShelfThing[];
  readonly empty: string;
  readonly onMark: (thing: ShelfThing) => void;
  readonly onCount: (thing: ShelfThing) => void;
};

function Things({ title, things, empty, onMark, onCount, ...rest }: ThingsProps) {
  return (
    <section aria-label={title}>
      <h2 className="pb-2 text-h4">{title}</h2>
      {things.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul>
        {things.map((thing) => (
          <Row
            key={`${thing.kind} ${thing.key}`}
            thing={thing}
            onMark={() => onMark(thing)}
            onCount={() => onCount(thing)}
            {...rest}
          />
        ))}
      </ul>
    </section>
  );
}

type ShelfPageProps = {
  readonly search: string | undefined;
  readonly onSearch: (search: string | undefined) => void;
};

type Shelf = {
  readonly out: readonly ShelfThing[];
  readonly found: readonly ShelfThing[];
  readonly counted: readonly ShelfThing[];
};

type ListsProps = Pick<ThingsProps, 'shop' | 'onMark' | 'onCount'> & {
  readonly shelf: Shelf;
  readonly search: string | undefined;
};

/** Whether customers cannot order it: marked, or a count of zero. */
const isOver = ({ out, count }: ShelfThing) => out !== null || count?.here === 0;

/** Search results; without a search the sold-out, the counted and the most searched things. */
function Lists({ shelf: { out, found, counted }, search, ...rest }: ListsProps) {
  if (search) return <Things title={t.found} things={found} empty={t.none} {...rest} />;
  const over = [...counted.filter((thing) => isOver(thing) && thing.out === null), ...out];
  const left = counted.filter((thing) => !isOver(thing));
  const there = found.filter((thing) => thing.out === null);
  return (
    <>
      <Things title={t.out(over.length)} things={over} empty={t.nothingOut} {...rest} />
      <Things title={t.counted} things={left} empty={t.noneCounted} {...rest} />
      <Things title={t.foundIngredients} things={there} empty={t.none} {...rest} />
    </>
  );
}

/** The current state of a thing, if it is still in the list. */
const nowOf = ({ out, found, counted }: Shelf, { kind, key }: ShelfThing) =>
  [...counted, ...found, ...out].find((one) => one.kind === kind && one.key === key);

/** Sold-out marks and stock of a shop: search, mark with all dependants, count. */
export function ShelfPage({ search, onSearch }: ShelfPageProps) {
  const shop = useOneShop() ?? '';
  const [marking, setMarking] = useState<ShelfThing>();
  const [counting, setCounting] = useState<ShelfThing>();
  const { data, error } = useQuery({
    ...shelfQuery(shop, search),
    enabled: shop !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={t.title} line={t.line} />
      <div className="flex max-w-3xl flex-col gap-6 p-4 md:p-6">
        <FormAlert text={error && errorText(error)} />
        {!data && !error && <Skeleton className="h-72 rounded-lg" />}
        {data && (
          <>
            <SearchBox label={t.search} value={search} onChange={onSearch} />
            <Lists shelf={data} search={search} shop={shop} onMark={setMarking} onCount={setCounting} />
          </>
        )}
      </div>
      {data && marking && (
        <MarkDialog
          key={marking.key}
          shop={shop}
          thing={marking}
          nextOpening={data.next_opening}
          onClose={() => setMarking(undefined)}
        />
      )}
      {data && counting && (
        <CountDialog
          key={counting.key}
          shop={shop}
          thing={nowOf(data, counting) ?? counting}
          onClose={() => setCounting(undefined)}
        />
      )}
    </>
  );
}
