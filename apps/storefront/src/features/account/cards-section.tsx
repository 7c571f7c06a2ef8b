import { useQuery } from '@tanstack/react-query';
import type { PaymentSettings } from '@zanga/contract/ordering/payments';
import { Button } from '@zanga/ui/button.tsx';
import { CardIcon } from '@zanga/ui/icons/till-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { paymentSettingsQuery } from '../../parts/payment/payment-queries.ts';
import { paymentTexts } from '../../parts/payment/payment-texts.ts';
import { SavedCards } from '../../parts/payment/saved/saved-cards.tsx';
import { SectionFrame } from './account-section.tsx';

const AddCard = lazyWithRetry(() => import('../../parts/payment/saved/add-card.tsx'));

const t = paymentTexts.saved;

/** Button that opens the form of a new card. */
function Adding({ settings }: { readonly settings: PaymentSettings }) {
  const [adding, setAdding] = useState(false);
  return (
    <div className="pt-4">
      {adding ? (
        <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>
          <AddCard settings={settings} onDone={() => setAdding(false)} />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      )}
    </div>
  );
}

/** Saved cards, and a way to add one before an order, where a provider takes cards. */
export function CardsSection() {
  const { data: settings } = useQuery(paymentSettingsQuery(useService()));
  return (
    <SectionFrame alone id="carte" title={t.title} icon={CardIcon}>
      <SavedCards />
      {settings && settings.provider !== 'none' && <Adding settings={settings} />}
    </SectionFrame>
  );
}
