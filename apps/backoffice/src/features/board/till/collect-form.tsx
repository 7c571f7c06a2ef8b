import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import { newKey } from '@zanga/contract/wire/new-key';
import { type TillWay, tillWays } from '@zanga/domain/ordering/till-money';
import { Chip } from '@zanga/ui/chip.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { tillTexts as t } from './till-texts.ts';

/** What is paid for: one order, or all that is due at a table. */
export type Owing = { readonly due: number } & ({ readonly order: string } | { readonly table: string });

type Way = TillWay | 'lost';

type Collection = { readonly key: string; readonly how: Way; readonly reason: string };

const send = (owing: Owing, { key, how, reason }: Collection) => {
  const body = { key, how, expected: owing.due, ...(how === 'lost' && { reason: reason.trim() }) };
  return 'order' in owing
    ? service.api('POST /api/backoffice/orders/:order/takings', { params: { order: owing.order }, body })
    : service.api('POST /api/backoffice/tables/:table/takings', { params: { table: owing.table }, body });
};

type CollectFormProps = {
  readonly owing: Owing;
  readonly onDone: () => Promise<unknown> | undefined;
  readonly onCancel: () => void;
};

/** Money taken by hand, or a debt that is given up; the key of this form records it once. */
export function CollectForm({ owing, onDone, onCancel }: CollectFormProps) {
  const [key] = useState(newKey);
  const [how, setHow] = useState<Way>();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const amount = money(owing.due);
  const lost = how === 'lost';
  const missing = lost && reason.trim().length < 3;
  const { busy, alert, run } = useAction(async (way: Way) => {
    await send(owing, { key, how: way, reason });
    toast({ text: way === 'lost' ? t.doneLost(amount) : t.done(amount) });
    await onDone();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (how && !missing) run(how);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="font-bold text-h3 tabular-nums">{t.due(amount)}</p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="pb-2 font-semibold">{t.how}</legend>
        {tillWays.map((way) => (
          <Chip key={way} pressed={how === way} onClick={() => setHow(way)}>
            {t.ways[way]}
          </Chip>
        ))}
        <Chip pressed={lost} onClick={() => setHow('lost')}>
          {t.lost}
        </Chip>
      </fieldset>
      {lost && (
        <>
          <p>{t.lostLine}</p>
          <TextField
            label={t.reason}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={tried && missing ? t.reasonMissing : undefined}
          />
        </>
      )}
      <FormAlert text={alert ?? (tried && !how && t.choose)} />
      <FormButtons
        busy={busy}
        submit={lost ? t.confirmLost(amount) : t.confirm(amount)}
        sending={texts.sending}
        cancel={texts.cancel}
        onCancel={onCancel}
      />
    </form>
  );
}
