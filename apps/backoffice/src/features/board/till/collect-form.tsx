import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import { newKey } from '@zanga/contract/wire/new-key';
import { readAmount } from '@zanga/domain/ordering/till/read-amount';
import { tillWays } from '@zanga/domain/ordering/till-money';
import { Chip } from '@zanga/ui/chip.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { type Collection, collected, type Way } from './collected.ts';
import { tillTexts as t } from './till-texts.ts';

/** The debt to collect: of one order, or of a whole table. */
export type Owing = { readonly due: number } & ({ readonly order: string } | { readonly table: string });

const send = (owing: Owing, body: ReturnType<typeof collected>['body']) =>
  'order' in owing
    ? service.api('POST /api/backoffice/orders/:order/takings', { params: { order: owing.order }, body })
    : service.api('POST /api/backoffice/tables/:table/takings', { params: { table: owing.table }, body });

type CollectFormProps = {
  readonly owing: Owing;
  readonly onDone: () => Promise<unknown> | undefined;
  readonly onCancel: () => void;
};

const nothing = { amount: '', given: '', reason: '' } as const;

function Sums({
  written,
  due,
  onWrite,
}: {
  readonly written: Collection;
  readonly due: number;
  readonly onWrite: (change: Partial<Collection>) => void;
}) {
  const { how, amount, given } = written;
  const paying = readAmount(amount) ?? due;
  const change = (readAmount(given) ?? 0) - paying;
  return (
    <>
      <TextField
        label={t.amount}
        hint={t.amountHint}
        inputMode="decimal"
        placeholder={money(due)}
        maxLength={12}
        value={amount}
        onChange={(event) => onWrite({ amount: event.target.value })}
      />
      {how === 'cash' && (
        <>
          <TextField
            label={t.given}
            inputMode="decimal"
            maxLength={12}
            value={given}
            onChange={(event) => onWrite({ given: event.target.value })}
          />
          <p role="status" className="font-bold text-h3 tabular-nums">
            {change > 0 && t.change(money(change))}
          </p>
        </>
      )}
    </>
  );
}

function Ways({ how, onChoose }: { readonly how: Way | undefined; readonly onChoose: (way: Way) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="pb-2 font-semibold">{t.how}</legend>
      {tillWays.map((way) => (
        <Chip key={way} pressed={how === way} onClick={() => onChoose(way)}>
          {t.ways[way]}
        </Chip>
      ))}
      <Chip pressed={how === 'lost'} onClick={() => onChoose('lost')}>
        {t.lost}
      </Chip>
    </fieldset>
  );
}

function Lost({ reason, onWrite }: { readonly reason: string; readonly onWrite: (reason: string) => void }) {
  return (
    <>
      <p>{t.lostLine}</p>
      <TextField
        label={t.reason}
        maxLength={200}
        value={reason}
        onChange={(event) => onWrite(event.target.value)}
      />
    </>
  );
}

/** Records money taken by hand, whole or in parts, or a debt given up; the key of each part records it once. */
export function CollectForm({ owing, onDone, onCancel }: CollectFormProps) {
  const [key, setKey] = useState(newKey);
  const [left, setLeft] = useState<number>();
  const [written, setWritten] = useState<Collection>(nothing);
  const [tried, setTried] = useState(false);
  const due = left ?? owing.due;
  const { how } = written;
  const lost = how === 'lost';
  const { body, problem, sum } = collected(written, { key, due });
  const write = (change: Partial<Collection>) => setWritten({ ...written, ...change });
  const { busy, alert, run } = useAction(async () => {
    const done = await send(owing, body);
    const amount = money(done.taken);
    const change = done.change > 0 ? ` ${t.change(money(done.change))}` : '';
    toast({ text: lost ? t.doneLost(amount) : t.done(amount) + change });
    if (done.due === 0) return void (await onDone());
    setKey(newKey());
    setLeft(done.due);
    setWritten(nothing);
    setTried(false);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem) run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="font-bold text-h3 tabular-nums">{t.due(money(due))}</p>
      <Ways how={how} onChoose={(way) => write({ how: way })} />
      {how && !lost && <Sums written={written} due={due} onWrite={write} />}
      {lost && <Lost reason={written.reason} onWrite={(reason) => write({ reason })} />}
      <FormAlert text={alert ?? (tried && problem)} />
      <FormButtons
        busy={busy}
        submit={lost ? t.confirmLost(money(due)) : t.confirm(money(sum))}
        sending={texts.sending}
        cancel={texts.cancel}
        onCancel={onCancel}
      />
    </form>
  );
}
