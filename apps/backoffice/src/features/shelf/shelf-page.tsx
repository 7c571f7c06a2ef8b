import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { ShelfThing } from '@zanga/contract/menu/shelf';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { untilMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { useMay } from '../../base/user.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useOneShop } from '../../parts/frame/use-shop.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { markThing, shelfQuery } from './shelf-queries.ts';
import { shelfTexts as t } from './shelf-texts.ts';

type RowProps = {
  readonly shop: string;
  readonly thing: ShelfThing;
  readonly onMark: () => void;
};

/** Since when, until when and who, or how much hangs on it. */
const factsOf = ({ kind, among, dishes, out }: ShelfThing): string => {
  const until = out?.until ? t.until(untilMoment(new Date(out.until), serviceNow())) : t.forGood;
  const hangs = dishes === null ? null : t.dishes(dishes);
  return [t.kinds[kind], among, hangs, out && until, out?.by && t.by(out.by)].filter(Boolean).join(' · ');
};

function Row({ shop, thing, onMark }: RowProps) {
  const queries = useQueryClient();
  const may = useMay('stock.mark');
  const { busy, run } = useAction(async () => {
    await markThing(queries, shop, thing, null).then(
      () => toast({ text: t.isBack(thing.name) }),
      (error: unknown) => toast({ text: errorText(error), tone: 'problem' }),
    );
  });
  const { name, out } = thing;
  return (
    <li className="flex items-center gap-3 border-line border-b py-2">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-soft text-small">{factsOf(thing)}</p>
      </div>
      {may && (
        <Button
          variant={out ? 'soft' : 'outline'}
          className="shrink-0 px-4"
          aria-label={out ? t.backLabel(name) : t.markLabel(name)}
          aria-disabled={busy || undefined}
          onClick={() => (out ? run() : onMark())}
        >
          {out ? t.back : t.mark}
        </Button>
      )}
    </li>
  );
}

type ThingsProps = Omit<RowProps, 'thing' | 'onMark'> & {
  readonly title: string;
  readonly things: readonly ShelfThing[];
  readonly empty: string;
  readonly onMark: (thing: ShelfThing) => void;
};

function Things({ title, things, empty, onMark, ...rest }: ThingsProps) {
  return (
    <section aria-label={title}>
      <h2 className="pb-2 text-h4">{title}</h2>
      {things.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul>
        {things.map((thing) => (
          <Row key={`${thing.kind} ${thing.key}`} thing={thing} onMark={() => onMark(thing)} {...rest} />
        ))}
      </ul>
    </section>
  );
}

type ShelfPageProps = {
  readonly search: string | undefined;
  readonly onSearch: (search: string | undefined) => void;
};

/** What has run out in a shop: found by name, marked with what hangs on it, back with one press. */
export function ShelfPage({ search, onSearch }: ShelfPageProps) {
  const shop = useOneShop() ?? '';
  const [marking, setMarking] = useState<ShelfThing>();
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
            {!search && (
              <Things
                title={t.out(data.out.length)}
                things={data.out}
                empty={t.nothingOut}
                shop={shop}
                onMark={setMarking}
              />
            )}
            <Things
              title={search ? t.found : t.foundIngredients}
              things={data.found.filter(({ out }) => search || out === null)}
              empty={t.none}
              shop={shop}
              onMark={setMarking}
            />
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
    </>
  );
}
