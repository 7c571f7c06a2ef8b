import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@zanga/browser/form/confirm-dialog.tsx';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { Button } from '@zanga/ui/button.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { say } from '../../base/page/say.ts';
import { ordersTexts } from './orders-texts.ts';
import { takeBack } from './take-back.ts';

const t = ordersTexts.cancel;

const useCancel = (order: Order, onDone: () => void) => {
  const service = useService();
  const queryClient = useQueryClient();
  return useAction(async () => {
    await takeBack(service, queryClient, order);
    // The order's page shows its state.
    say(t.done);
    onDone();
  });
};

function Confirmation({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const saving = useCancel(order, onClose);
  const from = order.deliveries.find(({ mode, moved_from }) => mode === 'pickup' && moved_from)?.moved_from;
  return (
    <ConfirmDialog
      title={t.title}
      body={from ? t.bodyMoved(from) : t.body}
      yes={t.confirm}
      no={t.keep}
      saving={saving}
      onClose={onClose}
    />
  );
}

/** Taking an order back, for as long as that is possible; asked twice. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const [asking, setAsking] = useState(false);
  if (!order.can_cancel) return null;
  if (asking) return <Confirmation order={order} onClose={() => setAsking(false)} />;
  return (
    <Button variant="outline" className="w-full" onClick={() => setAsking(true)}>
      {t.open}
    </Button>
  );
}
