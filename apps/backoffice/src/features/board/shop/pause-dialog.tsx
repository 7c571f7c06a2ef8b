import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Board } from '@zanga/contract/ordering/board';
import { formatTime } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { Chip } from '@zanga/ui/chip.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { shopTexts } from '../board-texts.ts';

const t = shopTexts.pause;

const lengths = [15, 30, 60, 120, 240] as const;

type PauseDialogProps = {
  readonly shop: NonNullable<Board['shop']>;
  readonly now: Date;
  readonly onClose: () => void;
};

/** A pause that ends by itself, so that nobody forgets to open again. */
export function PauseDialog({ shop, now, onClose }: PauseDialogProps) {
  const [minutes, setMinutes] = useState(30);
  const [reason, setReason] = useState('');
  const until = new Date(now.getTime() + minutes * 60_000);
  const { busy, alert, run } = useAction(async (end: Date | null) => {
    await service.api('POST /api/backoffice/shops/:shop/pause', {
      params: { shop: shop.id },
      body: {
        until: end?.toISOString() ?? null,
        ...(end && reason.trim().length >= 3 && { reason: reason.trim() }),
      },
    });
    toast({ text: end ? t.done : t.resumed });
    onClose();
  });
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <p>{t.line}</p>
        <div className="flex flex-wrap gap-2">
          {lengths.map((length) => (
            <Chip key={length} pressed={minutes === length} onClick={() => setMinutes(length)}>
              {t.minutes(length)}
            </Chip>
          ))}
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="pb-2 font-semibold">{t.reason}</legend>
          {t.reasons.map((words) => (
            <Chip
              key={words}
              pressed={reason === words}
              onClick={() => setReason(reason === words ? '' : words)}
            >
              {words}
            </Chip>
          ))}
        </fieldset>
        <p className="font-semibold text-h4">{t.until(formatTime(until))}</p>
        <FormAlert text={alert} />
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={busy || undefined} onClick={() => run(until)}>
            {busy ? texts.sending : t.open}
          </Button>
          {shop.paused_until && (
            <Button variant="outline" aria-disabled={busy || undefined} onClick={() => run(null)}>
              {t.resume}
            </Button>
          )}
        </div>
      </div>
    </FormDialog>
  );
}
