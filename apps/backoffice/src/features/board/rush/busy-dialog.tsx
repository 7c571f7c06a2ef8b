import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Board } from '@zanga/contract/ordering/board';
import { busyMinutes } from '@zanga/domain/shops/rush/busy';
import { untilMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { texts } from '../../../base/texts.ts';
import { ChipChoice } from '../../../parts/chip-choice.tsx';
import {
  atTime,
  FreeTime,
  freeTimeTexts,
  momentOf,
  type TypedTime,
} from '../../../parts/until/free-time.tsx';
import { setBusy } from './rush-calls.ts';
import { rushTexts as t } from './rush-texts.ts';

/** Lengths in minutes; null lasts until staff end it. */
const lengths = [30, 60, 120, atTime, null] as const;

type Length = (typeof lengths)[number];

const lengthWords = (one: Length): string => {
  if (one === null) return t.untilTaken;
  return one === atTime ? freeTimeTexts.choice : t.for(one);
};

/** End of the longer times: null until staff end them, undefined while the time is missing. */
const endOf = (length: Length, typed: TypedTime, now: Date): Date | null | undefined => {
  if (length === atTime) return momentOf(typed, now);
  return length === null ? null : new Date(now.getTime() + length * 60_000);
};

type BusyDialogProps = {
  readonly shop: NonNullable<Board['shop']>;
  readonly now: Date;
  readonly onClose: () => void;
};

/** Dialog to add minutes to every order from now on. */
export function BusyDialog({ shop, now, onClose }: BusyDialogProps) {
  const [minutes, setMinutes] = useState<number>(shop.busy?.minutes ?? 15);
  const [length, setLength] = useState<Length>(60);
  const [typed, setTyped] = useState<TypedTime>(null);
  const [missing, setMissing] = useState(false);
  const until = endOf(length, typed, now);
  const { busy, alert, run } = useAction(async () => {
    setMissing(until === undefined);
    if (until === undefined) return;
    await setBusy(shop.id, minutes, until);
    toast({ text: t.done(minutes) });
    onClose();
  });
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <p>{t.line}</p>
        <ChipChoice
          legend={t.how}
          values={busyMinutes}
          chosen={busyMinutes.find((one) => one === minutes)}
          words={t.minutes}
          onChoose={setMinutes}
        />
        <ChipChoice
          legend={t.howLong}
          values={lengths}
          chosen={length}
          words={lengthWords}
          onChoose={setLength}
        />
        {length === atTime && <FreeTime typed={typed} now={now} missing={missing} onChange={setTyped} />}
        <p className="font-semibold text-h4">
          {t.minutes(minutes)} {until ? untilMoment(until, now) : until === null && t.barUntil}
        </p>
        <FormAlert text={alert} />
        <Button size="large" aria-disabled={busy || undefined} onClick={() => run()}>
          {busy ? texts.sending : t.set(minutes)}
        </Button>
      </div>
    </FormDialog>
  );
}
