import { Button } from '@zanga/ui/button.tsx';
import { CardIcon } from '@zanga/ui/icons/till-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { paymentTexts } from '../../parts/payment/payment-texts.ts';
import { SavedCards } from '../../parts/payment/saved/saved-cards.tsx';
import { SectionFrame } from './account-section.tsx';

const AddCard = lazyWithRetry(() => import('../../parts/payment/saved/add-card.tsx'));

const t = paymentTexts.saved;

/** Saved cards, and a way to add one before an order. */
export function CardsSection() {
  const [adding, setAdding] = useState(false);
  return (
    <SectionFrame alone id="carte" title={t.title} icon={CardIcon}>
      <SavedCards />
      <div className="pt-4">
        {adding ? (
          <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>
            <AddCard onDone={() => setAdding(false)} />
          </Suspense>
        ) : (
          <Button variant="outline" onClick={() => setAdding(true)}>
            {t.add}
          </Button>
        )}
      </div>
    </SectionFrame>
  );
}
