import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useRef, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { texts } from '../../base/texts/texts.ts';
import { guestToken } from '../ordering/guest-orders.ts';
import type { CardPaymentHandle, ChosenCard } from './card-form-port.ts';
import { CardPayment } from './card-payment.tsx';
import { type PayDueWords, payDueTexts as t } from './pay-due-texts.ts';

type PayDueDialogProps = {
  readonly order: { readonly id: string; readonly number: string; readonly total: number };
  readonly words?: PayDueWords;
  readonly onClose: () => void;
  readonly onPaid: () => void;
};

/** Intent of an order's payment; all phones get the same one. */
const useIntent = (order: string) => {
  const service = useService();
  return ({ method, save }: ChosenCard) => {
    const token = guestToken(order);
    const body = { order_id: order, payment_method: method };
    return token
      ? service.api('POST /api/payment/intent', { body: { ...body, token } })
      : service.api('POST /api/customer/payment/intent', { body: { ...body, save } });
  };
};

/** Dialog with the card and the pay button. */
export default function PayDueDialog({ order, words, onClose, onPaid }: PayDueDialogProps) {
  const { id, number, total } = order;
  const card = useRef<CardPaymentHandle>(null);
  const intentFor = useIntent(id);
  const [notice, setNotice] = useState<string>();
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    setNotice(undefined);
    const chosen = await card.current?.check();
    if (!chosen) return;
    const { client_secret } = await intentFor(chosen);
    // No secret means that the order is paid already.
    const done = client_secret === null ? undefined : await card.current?.confirm(client_secret);
    if (done?.outcome === 'pending') return setNotice(done.message);
    if (done && done.outcome !== 'done') return;
    toast({ text: words?.paid ?? t.paid(number) });
    onPaid();
  });
  return (
    <FormDialog open onClose={onClose} title={t.title(number)} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <p className="text-ink-soft">{words?.line ?? t.line}</p>
        <CardPayment ref={card} customer={guestToken(id) === undefined} amountCents={total} />
        <FormAlert text={alert ?? notice} />
        <Button size="large" aria-disabled={busy || undefined} onClick={save}>
          {busy ? t.busy : t.pay(money(total))}
        </Button>
      </div>
    </FormDialog>
  );
}
