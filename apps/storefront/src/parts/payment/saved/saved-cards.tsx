import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Card } from '@zanga/contract/ordering/payments';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { useNames } from '../../../base/api/names.ts';
import { LoadingProblem } from '../../../base/problem/loading-problem.tsx';
import { cardName } from '../card-names.ts';
import { CardLine } from '../card-picker.tsx';
import { savedCardsQuery } from '../payment-queries.ts';
import { paymentTexts } from '../payment-texts.ts';
import { ReplaceCard } from './replace-card.tsx';

const t = paymentTexts.saved;

const useForget = (card: Card) => {
  const service = useService();
  const queryClient = useQueryClient();
  return useAction(async () => {
    await service
      .api('DELETE /api/customer/payment/methods/:card', { params: { card: card.id }, query: {} })
      .catch((error: unknown) => {
        // A card already gone is the wanted result.
        if (!isApiError(error) || error.status !== 404) throw error;
      });
    toast({ text: t.forgotten });
    await queryClient.invalidateQueries({ queryKey: savedCardsQuery(service).queryKey });
  });
};

/** Asks before a card is deleted; the focus is on keeping it. */
function Sure({ card, onKeep }: { readonly card: Card; readonly onKeep: () => void }) {
  const { busy, alert, run: forget } = useForget(card);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className="w-full">
      <p className="pb-2 font-medium">{t.sure(cardName(card))}</p>
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={busy || undefined} onClick={forget}>
          {t.forget}
        </Button>
        <Button ref={keep} variant="outline" onClick={onKeep}>
          {t.keep}
        </Button>
      </div>
      <FormAlert text={alert} className="pt-3" />
    </div>
  );
}

type CardRowProps = { readonly card: Card; readonly cards: readonly Card[] };

function CardRow({ card, cards }: CardRowProps) {
  const names = useNames();
  const [asking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  const asked = card.renews_prime ? (
    <ReplaceCard card={card} cards={cards} onKeep={keep} />
  ) : (
    <Sure card={card} onKeep={keep} />
  );
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-t py-3 first:border-0">
      <CardLine card={card} now={serviceNow()} />
      {card.renews_prime && <span className="text-ink-soft text-small">{t.renews(names)}</span>}
      {asking ? (
        asked
      ) : (
        <Button variant="quiet" size="inline" className="-me-3" onClick={() => setAsking(true)}>
          {t.forget}
          <span className="sr-only">{t.forgetWhich(cardName(card))}</span>
        </Button>
      )}
    </li>
  );
}

/** Saved cards, each with a button to delete it. */
export function SavedCards() {
  const { data, error, fetchStatus, refetch } = useQuery(savedCardsQuery(useService()));
  const stuck = !data && (error !== null || fetchStatus === 'paused');
  if (stuck) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-14 w-full" />;
  if (data.data.length === 0) return <p className="text-ink-soft">{t.none}</p>;
  return (
    <ul>
      {data.data.map((card) => (
        <CardRow key={card.id} card={card} cards={data.data} />
      ))}
    </ul>
  );
}
