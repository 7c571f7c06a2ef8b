import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Totem } from '@zanga/contract/shops/totems';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { NewTotem } from './new-totem.tsx';
import { TotemLink } from './totem-link.tsx';
import { totemsTexts as t } from './totems-texts.ts';

type RowProps = { readonly totem: Totem; readonly onChanged: () => Promise<void> };

function Row({ totem: { id, name, reader, seen_at }, onChanged }: RowProps) {
  const { busy, alert, run } = useAction(async () => {
    await service.api('DELETE /api/backoffice/totems/:totem', { params: { totem: id } });
    await onChanged();
  });
  const facts = [
    reader === null ? t.atTill : t.withReader(reader),
    seen_at === null ? t.unseen : t.seen(new Date(seen_at)),
  ];
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-lg bg-surface p-4 shadow-card">
      <div className="min-w-48 flex-1">
        <p className="font-semibold text-h4">{name}</p>
        {facts.map((fact) => (
          <p key={fact} className="text-ink-soft text-small">
            {fact}
          </p>
        ))}
      </div>
      <Button
        variant="outline"
        aria-label={t.retireLabel(name)}
        aria-disabled={busy || undefined}
        onClick={() => confirm(t.sure(name)) && run()}
      >
        {t.retire}
      </Button>
      <FormAlert text={alert} />
    </li>
  );
}

/** Totems of a shop, for its managers: add, watch, remove. */
export function TotemsSection({ shop }: { readonly shop: string }) {
  const queryClient = useQueryClient();
  const query = service.query('GET /api/backoffice/shops/:shop/totems', { params: { shop } });
  const { data } = useQuery({ ...query, staleTime: 0 });
  const [added, setAdded] = useState<{ readonly name: string; readonly address: string }>();
  const look = () => queryClient.invalidateQueries({ queryKey: ['GET /api/backoffice/shops/:shop/totems'] });
  return (
    <section aria-labelledby="totems" className="flex flex-col gap-4 border-line border-t pt-6">
      <h2 id="totems" className="text-h3">
        {t.title}
      </h2>
      <p className="max-w-3xl text-ink-soft">{t.line}</p>
      {data && !data.offered && <p className="font-semibold">{t.notOffered}</p>}
      {added && <TotemLink totem={added} onDone={() => setAdded(undefined)} />}
      {data?.offered && (
        <NewTotem
          key={shop}
          shop={shop}
          onAdded={async (totem) => {
            setAdded(totem);
            await look();
          }}
        />
      )}
      {data?.data.length === 0 && data.offered && <p className="text-ink-soft">{t.none}</p>}
      <ul className="flex flex-col gap-3">
        {data?.data.map((totem) => (
          <Row key={totem.id} totem={totem} onChanged={look} />
        ))}
      </ul>
    </section>
  );
}
