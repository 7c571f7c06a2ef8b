import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '@zanga/browser/form/confirm-dialog.tsx';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { isOver } from '@zanga/domain/ordering/transitions';
import { Button } from '@zanga/ui/button.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { forgetGuestOrder, guestToken } from '../../parts/ordering/guest-orders.ts';
import { ordersTexts } from './orders-texts.ts';

const t = ordersTexts.endLink;

type EndingProps = { readonly id: string; readonly token: string; readonly onClose: () => void };

function Ending({ id, token, onClose }: EndingProps) {
  const service = useService();
  const navigate = useNavigate();
  const saving = useAction(async () => {
    await service.api('POST /api/orders/:order/end-key', { params: { order: id }, body: { token } });
    forgetGuestOrder(id);
    toast({ text: t.done });
    await navigate({ to: '/orders' });
  });
  return (
    <ConfirmDialog
      title={t.title}
      body={t.body}
      yes={t.confirm}
      no={t.keep}
      saving={saving}
      onClose={onClose}
    />
  );
}

/** Lets a guest end the mailed link of a finished order, so that it opens the order for no one any more. */
export function EndGuestLink({ order }: { readonly order: Order }) {
  const [asking, setAsking] = useState(false);
  const token = guestToken(order.id);
  if (!token || !order.deliveries.every(({ state }) => isOver(state))) return null;
  if (asking) return <Ending id={order.id} token={token} onClose={() => setAsking(false)} />;
  return (
    <Button variant="quiet" className="w-full" onClick={() => setAsking(true)}>
      {t.open}
    </Button>
  );
}
