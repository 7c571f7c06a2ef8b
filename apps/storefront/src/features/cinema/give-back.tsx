import { ConfirmDialog } from '@zanga/browser/form/confirm-dialog.tsx';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Ticket } from '@zanga/contract/ordering/cinema';
import { untilMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { guestToken } from '../../parts/ordering/guest-orders.ts';
import { useRereadTickets } from './cinema-queries.ts';
import { cinemaTexts as t } from './cinema-texts.ts';

const useGiveBack = ({ id, order_id }: Ticket) => {
  const { api } = useService();
  const reread = useRereadTickets();
  return useAction(async () => {
    const params = { order: order_id, ticket: id };
    const token = guestToken(order_id);
    if (token) await api('POST /api/orders/:order/tickets/:ticket/refund', { params, body: { token } });
    else await api('POST /api/customer/orders/:order/tickets/:ticket/refund', { params });
    toast({ text: t.givenBack });
    await reread();
  });
};

function Question({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const saving = useGiveBack(ticket);
  return (
    <ConfirmDialog
      title={t.giveBackTitle}
      body={t.giveBackBody}
      yes={t.giveBackYes}
      no={t.keep}
      saving={saving}
      onClose={onClose}
    />
  );
}

/** Giving a ticket back while that is possible; asked twice. */
export function GiveBack({ ticket, now }: { readonly ticket: Ticket; readonly now: Date }) {
  const [asking, setAsking] = useState(false);
  if (!ticket.refundable) return null;
  if (asking) return <Question ticket={ticket} onClose={() => setAsking(false)} />;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3">
      <Button variant="quiet" className="-ms-5" onClick={() => setAsking(true)}>
        {t.giveBack}
      </Button>
      <span className="text-caption text-ink-soft">
        {t.until(untilMoment(new Date(ticket.refund_until), now))}
      </span>
    </div>
  );
}
