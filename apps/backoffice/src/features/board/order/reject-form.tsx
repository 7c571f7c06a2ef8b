import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { showWrong } from '@zanga/ui/fields/show-wrong.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { type SyntheticEvent, useState } from 'react';
import { texts } from '../../../base/texts.ts';
import { isNoReason, ReasonField } from '../../../parts/form/reason-field.tsx';
import { boardTexts } from '../board-texts.ts';
import { reject } from './order-actions.ts';

const t = boardTexts.reject;

type RejectFormProps = {
  readonly order: BoardOrder;
  readonly onCancel: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

/** Amount that goes back, and by which way. */
const backWords = ({ back }: BoardOrder): string => {
  if (back.amount === 0) return t.nothingBack;
  return back.by === 'card' ? t.toCard(money(back.amount)) : t.byHand(money(back.amount));
};

/** Label of the confirm button, with the amount. */
const confirmWords = ({ back, state }: BoardOrder): string => {
  if (back.amount === 0) return state === 'placed' ? t.confirm : t.confirmLater;
  return back.by === 'card' ? t.confirmCard(money(back.amount)) : t.confirmHand(money(back.amount));
};

/** Form to reject an order; the customer reads the reason. */
export function RejectForm({ order, onCancel, onMoved }: RejectFormProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, alert, run } = useAction(async () => onMoved(await reject(order, reason.trim())));
  const missing = isNoReason(reason);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    showWrong(event, () => setTried(true));
    if (!missing) run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-md bg-sunken p-4">
      <h3 className="text-h4">
        {order.state === 'placed' ? t.title(order.number) : t.titleLater(order.number)}
      </h3>
      <p className="text-small">
        {t.line} <strong>{backWords(order)}</strong>
        {order.rest && <span className="block pt-1">{t.rest}</span>}
      </p>
      <ReasonField
        label={t.label}
        reasons={t.reasons}
        value={reason}
        onChange={setReason}
        error={tried && missing ? t.missing : undefined}
      />
      <FormAlert text={alert} />
      <FormButtons
        busy={busy}
        submit={confirmWords(order)}
        sending={texts.sending}
        cancel={t.keep}
        onCancel={onCancel}
      />
    </form>
  );
}
