import { useQuery } from '@tanstack/react-query';
import { money } from '@zanga/browser/format.ts';
import { Button } from '@zanga/ui/button.tsx';
import { Suspense, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { type PayDueWords, payDueTexts as t } from './pay-due-texts.ts';
import { paymentSettingsQuery } from './payment-queries.ts';

const PayDueDialog = lazyWithRetry(() => import('./pay-due-dialog.tsx'));

type PayDueProps = {
  readonly order: { readonly id: string; readonly number: string; readonly total: number };
  /** Replaces the texts for the till. */
  readonly words?: PayDueWords;
  /** Called once the order is paid, here or by another phone. */
  readonly onPaid: () => void;
};

/** Card payment of an order meant for the till. */
export function PayDue({ order, words, onPaid }: PayDueProps) {
  const [open, setOpen] = useState(false);
  const { data: settings } = useQuery(paymentSettingsQuery(useService()));
  if (settings?.provider === 'none') return null;
  return (
    <>
      <Button
        variant="soft"
        aria-label={t.openNamed(order.number, money(order.total))}
        onClick={() => setOpen(true)}
      >
        {t.open(money(order.total))}
      </Button>
      {open && (
        <Suspense>
          <PayDueDialog
            order={order}
            {...(words && { words })}
            onClose={() => setOpen(false)}
            onPaid={() => {
              setOpen(false);
              onPaid();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
