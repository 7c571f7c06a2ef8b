import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Board } from '@zanga/contract/ordering/board';
import { formatTime } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { ChipChoice } from '../../../parts/chip-choice.tsx';
import {
  atTime,
  FreeTime,
  freeTimeTexts,
  momentOf,
  type TypedTime,
} from '../../../parts/until/free-time.tsx';
import { shopTexts } from '../board-texts.ts';
import { pauseDelivery } from '../rush/rush-calls.ts';
import { rushTexts } from '../rush/rush-texts.ts';

const t = shopTexts.pause;
const { delivery } = rushTexts;

const lengths = [15, 30, 60, 120, 240, atTime] as const;
type Length = (typeof lengths)[number];

/** End of the pause; undefined while the time is missing. */
const endOf = (length: Length, typed: TypedTime, now: Date): Date | undefined =>
  length === atTime ? momentOf(typed, now) : new Date(now.getTime() + length * 60_000);

type Pausing = {
  readonly shop: string;
  readonly only: boolean;
  readonly end: Date | null;
  readonly reason: string;
};

/** Pauses the shop, or its deliveries alone; returns the words of the toast. */
const pause = async ({ shop, only, end, reason }: Pausing): Promise<string> => {
  if (only && end) {
    await pauseDelivery(shop, end, reason);
    return delivery.done;
  }
  const words = end && reason ? { reason } : {};
  await service.api('POST /api/backoffice/shops/:shop/pause', {
    params: { shop },
    body: { until: end?.toISOString() ?? null, ...words },
  });
  return end ? t.done : t.resumed;
};

type PauseDialogProps = {
  readonly shop: NonNullable<Board['shop']>;
  readonly now: Date;
  readonly onClose: () => void;
};

/** Dialog for a pause. Each pause has an end, so that no shop stays closed by oversight. */
export function PauseDialog({ shop, now, onClose }: PauseDialogProps) {
  const [only, setOnly] = useState(false);
  const [length, setLength] = useState<Length>(30);
  const [typed, setTyped] = useState<TypedTime>(null);
  const [missing, setMissing] = useState(false);
  const [reason, setReason] = useState('');
  const until = endOf(length, typed, now);
  const words = only ? delivery : t;
  const { busy, alert, run } = useAction(async (end: Date | null) => {
    toast({ text: await pause({ shop: shop.id, only, end, reason }) });
    onClose();
  });
  const choose = (deliveries: boolean) => {
    setOnly(deliveries);
    // A pause of deliveries always needs a reason: customers read it.
    setReason(deliveries ? delivery.reasons[0] : '');
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <ChipChoice
          legend={delivery.what}
          values={[false, true]}
          chosen={only}
          words={(one) => (one ? delivery.only : delivery.whole)}
          onChoose={choose}
        />
        <p>{words.line}</p>
        <ChipChoice
          legend={t.howLong}
          values={lengths}
          chosen={length}
          words={(one) => (one === atTime ? freeTimeTexts.choice : t.minutes(one))}
          onChoose={setLength}
        />
        {length === atTime && <FreeTime typed={typed} now={now} missing={missing} onChange={setTyped} />}
        <ChipChoice
          legend={t.reason}
          values={words.reasons}
          chosen={reason}
          words={(one) => one}
          onChoose={(one) => setReason(one === reason && !only ? '' : one)}
        />
        {until && <p className="font-semibold text-h4">{words.until(formatTime(until))}</p>}
        <FormAlert text={alert} />
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={busy || undefined} onClick={() => (until ? run(until) : setMissing(true))}>
            {busy ? texts.sending : words.open}
          </Button>
          {shop.paused_until && !only && (
            <Button variant="outline" aria-disabled={busy || undefined} onClick={() => run(null)}>
              {t.resume}
            </Button>
          )}
        </div>
      </div>
    </FormDialog>
  );
}
