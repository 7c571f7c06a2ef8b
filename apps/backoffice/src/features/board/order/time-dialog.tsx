import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { PossibleTime } from '@zanga/contract/ordering/order-changes';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { atMoment } from '@zanga/domain/time-words';
import { Chip } from '@zanga/ui/chip.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type SyntheticEvent, useState } from 'react';
import { texts } from '../../../base/texts.ts';
import { boardTexts } from '../board-texts.ts';
import { promise, timesQuery } from './order-actions.ts';

const t = boardTexts.time;

type TimeDialogProps = {
  readonly order: BoardOrder;
  readonly onClose: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

const words = (at: string) => atMoment(new Date(at), serviceNow());

/** Free times near the promise: a few before it, more after it. */
const nearest = (times: readonly PossibleTime[], promisedAt: string | null): readonly PossibleTime[] => {
  const free = times.filter(({ state, at }) => state !== 'full' && at !== promisedAt);
  const after = free.findIndex(({ at }) => promisedAt === null || Date.parse(at) > Date.parse(promisedAt));
  const from = Math.max(0, (after < 0 ? free.length : after) - 3);
  return free.slice(from, from + 9);
};

type TimesProps = {
  readonly times: readonly PossibleTime[];
  readonly order: BoardOrder;
  readonly at: string;
  readonly onChoose: (at: string) => void;
  readonly wrong: boolean;
};

function Times({ times, order, at, onChoose, wrong }: TimesProps) {
  if (times.length === 0) return <FormAlert text={t.empty} />;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {nearest(times, order.promised_at).map((time) => (
          <Chip key={time.at} pressed={time.at === at} onClick={() => onChoose(time.at)}>
            {words(time.at)}
          </Chip>
        ))}
      </div>
      <SelectField
        label={t.question}
        value={at}
        onChange={({ target }) => onChoose(target.value)}
        error={wrong ? t.missing : undefined}
      >
        <option value="">{t.choose}</option>
        {times.map((time) => (
          <option
            key={time.at}
            value={time.at}
            disabled={time.state === 'full' || time.at === order.promised_at}
          >
            {words(time.at)}
            {t.states[time.state]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Dialog to change the promised time: near times as buttons, all others in a list. */
export function TimeDialog({ order, onClose, onMoved }: TimeDialogProps) {
  const { data, error } = useQuery({ ...timesQuery(order), staleTime: 0 });
  const [at, setAt] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, alert, run } = useAction(async () => {
    onMoved(await promise(order, at));
    toast({ text: t.done(order.number, words(at)) });
    onClose();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (at) run();
  };
  return (
    <FormDialog open onClose={onClose} title={t.title(order.number)} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <p className="font-semibold">{order.promised_at ? t.now(words(order.promised_at)) : t.none}</p>
        <p className="text-ink-soft text-small">{t.line}</p>
        {data && (
          <Times times={data.times} order={order} at={at} onChoose={setAt} wrong={tried && at === ''} />
        )}
        {!data && !error && <Skeleton className="h-32" />}
        <FormAlert text={alert ?? (error ? errorText(error) : undefined)} />
        <FormButtons
          busy={busy}
          submit={at ? t.confirm(words(at)) : t.open}
          sending={texts.sending}
          cancel={texts.cancel}
          onCancel={onClose}
        />
      </form>
    </FormDialog>
  );
}

/** Whether the time can be changed: of a delivery or pickup that is not over. */
export const hasTime = ({ mode, can }: BoardOrder): boolean =>
  (mode === 'delivery' || mode === 'pickup') && can.includes('reject');
