import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Card } from '@zanga/contract/ordering/payments';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { isPast } from '@zanga/domain/payments/card-number';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useEffect, useRef } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { useNames } from '../../../base/api/names.ts';
import { cardName } from '../card-names.ts';
import { savedCardsQuery } from '../payment-queries.ts';
import { paymentTexts } from '../payment-texts.ts';

const t = paymentTexts.saved;

type ReplaceProps = { readonly card: Card; readonly other: Card };

/**
 * Replaces the card: first the other card takes over, then this one is deleted, so that an error in between loses
 * neither.
 */
function Replace({ card, other }: ReplaceProps) {
  const names = useNames();
  const service = useService();
  const queryClient = useQueryClient();
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    await service.api('PATCH /api/customer/prime/card', { body: { card: other.id } });
    await service.api('DELETE /api/customer/payment/methods/:card', { params: { card: card.id }, query: {} });
    toast({ text: t.replaced(names) });
    const changed = [savedCardsQuery(service), service.query('GET /api/customer/prime')];
    await Promise.all(changed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
  });
  return (
    <>
      <Button aria-disabled={busy || undefined} onClick={save}>
        {t.renewWith(cardName(other))}
      </Button>
      <FormAlert text={alert} />
    </>
  );
}

type ReplaceCardProps = {
  readonly card: Card;
  readonly cards: readonly Card[];
  readonly onKeep: () => void;
};

/** Shown before the card that renews Prime is deleted: another card takes its place, or Prime is ended first. */
export function ReplaceCard({ card, cards, onKeep }: ReplaceCardProps) {
  const names = useNames();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const now = serviceNow();
  const others = cards.filter(
    ({ id, exp_month: month, exp_year: year }) => id !== card.id && !isPast({ month, year }, now),
  );
  return (
    <div className="w-full">
      <p className="pb-2 font-medium">
        {(others.length > 0 ? t.renewsSure : t.renewAlone)(names, cardName(card))}
      </p>
      <div className="flex flex-wrap gap-2">
        {others.map((other) => (
          <Replace key={other.id} card={card} other={other} />
        ))}
        <Button ref={keep} variant="outline" onClick={onKeep}>
          {t.keep}
        </Button>
        <Link
          to="."
          search={(search) => ({ ...search, prime: '1' as const })}
          state={{ overlay: 'prime' }}
          resetScroll={false}
          preload={false}
          className={buttonStyle({ variant: 'quiet' })}
        >
          {t.seePrime(names)}
        </Link>
      </div>
    </div>
  );
}
