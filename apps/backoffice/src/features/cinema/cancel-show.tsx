import { money } from '@zanga/browser/format.ts';
import type { ShowWithOrders } from '@zanga/contract/ordering/cinema-office';
import { Chip } from '@zanga/ui/chip.tsx';
import { showWrong } from '@zanga/ui/fields/show-wrong.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { ProofQuestion } from '../../parts/proof/proof-question.tsx';
import { showsTexts as t } from './shows-texts.ts';

type CancelShowProps = {
  readonly seen: ShowWithOrders;
  /** Called when the shown facts are outdated. */
  readonly onChanged: () => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Consequences of calling off: orders to refund, and tickets already used. */
function Consequences({ seen: { show, orders } }: Pick<CancelShowProps, 'seen'>) {
  return (
    <>
      <p>{t.cancelLine(orders.filter(({ tickets }) => tickets > 0).length)}</p>
      {show.burnt > 0 && <p className="font-semibold">{t.burntLine(show.burnt)}</p>}
    </>
  );
}

type ReasonsProps = { readonly chosen: string; readonly onChoose: (reason: string) => void };

function Reasons({ chosen, onChoose }: ReasonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {t.reasons.map((words) => (
        <Chip key={words} pressed={chosen === words} onClick={() => onChoose(words)}>
          {words}
        </Chip>
      ))}
    </div>
  );
}

/** Calls a show off: asks for a reason, and states the refunds first. */
export function CancelShow({ seen, onChanged, onDone, onClose }: CancelShowProps) {
  const { show, to_give_back: amount } = seen;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, alert, change } = useChange();
  const missing = reason.trim().length < 3;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    showWrong(event, () => setTried(true));
    if (missing) return;
    const body = { reason: reason.trim(), expected: amount };
    const call = () =>
      service
        .api('POST /api/backoffice/cinema/shows/:show/cancel', { params: { show: show.id }, body })
        .catch((error: unknown) => {
          // Tickets sold meanwhile change the amount on the button.
          onChanged();
          throw error;
        });
    change(call, () => {
      toast({ text: t.done });
      onDone();
    });
  };
  return (
    <>
      <FormDialog open onClose={onClose} title={t.cancelTitle(show.film)} closeLabel={texts.close}>
        <form
          noValidate
          onSubmit={submit}
          className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7"
        >
          <Consequences seen={seen} />
          <Reasons chosen={reason} onChoose={setReason} />
          <TextField
            label={t.reason}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={tried && missing ? t.reasonMissing : undefined}
          />
          <FormAlert text={alert} />
          <FormButtons
            busy={busy}
            submit={amount > 0 ? t.confirm(money(amount)) : t.confirmNothing}
            sending={texts.sending}
            cancel={t.keep}
            onCancel={onClose}
          />
        </form>
      </FormDialog>
      <ProofQuestion />
    </>
  );
}
