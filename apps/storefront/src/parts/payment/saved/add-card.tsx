import { useQueryClient } from '@tanstack/react-query';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { PaymentSettings } from '@zanga/contract/ordering/payments';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useRef, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { useNames } from '../../../base/api/names.ts';
import { CardForm } from '../card-form.tsx';
import type { CardFormHandle } from '../card-form-port.ts';
import { savedCardsQuery } from '../payment-queries.ts';
import { paymentTexts } from '../payment-texts.ts';

const t = paymentTexts.saved;

/** Saves a card without a payment; the bank may ask its question here too. */
const useKeepCard = (onDone: () => void) => {
  const service = useService();
  const queryClient = useQueryClient();
  const till = useRef<CardFormHandle>(null);
  const [refusal, setRefusal] = useState<string>();
  const saving = useAction(async () => {
    setRefusal(undefined);
    if (!(await till.current?.check())) return;
    const { client_secret } = await service.api('POST /api/customer/payment/setup');
    const done = await till.current?.confirm(client_secret, true);
    if (!done || done.confirmed === 'away') return;
    if (done.confirmed === 'refused') return setRefusal(done.message);
    const { status } = await service.api('POST /api/customer/payment/setup/settle', {
      body: { client_secret },
    });
    if (status !== 'succeeded') return setRefusal(t.notKept);
    await queryClient.invalidateQueries({ queryKey: savedCardsQuery(service).queryKey });
    toast({ text: t.added });
    onDone();
  });
  return { ...saving, alert: saving.alert ?? refusal, till };
};

type AddCardProps = { readonly settings: PaymentSettings; readonly onDone: () => void };

/** Form that saves a card without paying anything. */
export default function AddCard({ settings, onDone }: AddCardProps) {
  const names = useNames();
  const { busy, alert, run: save, till } = useKeepCard(onDone);
  return (
    <div className="flex flex-col gap-4">
      <CardForm ref={till} settings={settings} isNew save amountCents={null} />
      <p className="text-ink-soft text-small">{t.free(names)}</p>
      <FormAlert text={alert} />
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={busy || undefined} onClick={save}>
          <span aria-live="polite">{busy ? formTexts.sending : t.save}</span>
        </Button>
        <Button variant="outline" onClick={onDone}>
          {formTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
