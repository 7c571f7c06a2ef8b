import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { atMoment } from '@zanga/domain/time-words';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { isNoReason, ReasonField } from '../../../parts/form/reason-field.tsx';
import { ReasonedDialog } from '../choosing/reasoned-dialog.tsx';
import { moveToShop, shopsQuery } from '../order/order-actions.ts';
import { moveTexts as t } from './move-texts.ts';
import { ShopChoice } from './shop-choice.tsx';

type MoveDialogProps = {
  readonly order: BoardOrder;
  readonly onClose: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

function Before({ order }: { readonly order: BoardOrder }) {
  const { mode, promised_at, prints } = order;
  return (
    <div className="flex flex-col gap-2">
      {promised_at && (
        <p className="font-semibold">{t.before(atMoment(new Date(promised_at), serviceNow()))}</p>
      )}
      <p className="text-ink-soft text-small">{mode === 'pickup' ? t.line.pickup : t.line.delivery}</p>
      {prints > 0 && <p className="rounded-md bg-lemon-wash p-3 font-semibold text-lemon-ink">{t.printed}</p>}
    </div>
  );
}

/** Dialog to move an order to another shop, each with its time or its reason. */
export function MoveDialog({ order, onClose, onMoved }: MoveDialogProps) {
  const { data, error, refetch } = useQuery({ ...shopsQuery(order), staleTime: 0 });
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const shops = data?.shops ?? [];
  // A shop that can no longer take it is deselected.
  const chosen = shops.find(({ id, why_not }) => id === to && why_not === null);
  const { busy, alert, run } = useAction(async () => {
    if (!chosen) return;
    const moved = await moveToShop(order, chosen, reason.trim()).catch((problem: unknown) => {
      void refetch();
      throw problem;
    });
    onMoved(moved);
    toast({ text: t.done(order.number, chosen.name, moved.number) });
    onClose();
  });
  const confirm = () => {
    setTried(true);
    if (chosen && !isNoReason(reason)) run();
  };
  const impossible = data && (data.why_not ?? (shops.length === 0 ? t.none : undefined));
  return (
    <ReasonedDialog
      title={t.title(order.number)}
      confirm={chosen ? t.confirmTo(chosen.name) : t.confirm}
      busy={busy}
      alert={alert ?? impossible ?? (error ? errorText(error) : undefined)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Before order={order} />
      {!data && !error && <Skeleton className="h-32" />}
      {shops.length > 0 && (
        <>
          <ShopChoice
            shops={shops}
            chosen={chosen?.id ?? ''}
            onChoose={setTo}
            error={tried && !chosen ? t.missing : undefined}
          />
          <ReasonField
            label={t.reason}
            reasons={t.reasons}
            value={reason}
            onChange={setReason}
            error={tried && isNoReason(reason) ? t.reasonMissing : undefined}
          />
        </>
      )}
    </ReasonedDialog>
  );
}

/** Whether another shop could make it: food for delivery or pickup that no kitchen has begun. */
export const canMove = ({ part, mode, state }: BoardOrder): boolean =>
  part === 'food' &&
  (mode === 'delivery' || mode === 'pickup') &&
  (state === 'placed' || state === 'accepted');
