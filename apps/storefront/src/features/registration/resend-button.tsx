import { errorText } from '@zanga/browser/form/error-text.ts';
import { Button } from '@zanga/ui/button.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useCountdown } from '../../parts/sms/use-resend-countdown.ts';
import type { PendingPhone } from './pending-phone.ts';
import { registrationTexts as t } from './registration-texts.ts';

type ResendButtonProps = {
  readonly telephone: string;
  /** Time from which another code may be requested. */
  readonly availableAt: number;
  readonly onResent: (pending: PendingPhone) => void;
  readonly onProblem: (words: string | undefined) => void;
};

/** Asks for another code, once a minute has gone by. */
export function ResendButton({ telephone, availableAt, onResent, onProblem }: ResendButtonProps) {
  const service = useService();
  const left = useCountdown(availableAt);
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    if (busy) return;
    setBusy(true);
    onProblem(undefined);
    try {
      const { resend_in, expires_in } = await service.api('POST /api/register/change', {
        body: { telephone },
      });
      toast({ text: t.resent });
      onResent({ telephone, resend_in, expires_in });
    } catch (error) {
      onProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  if (left > 0)
    return (
      <p className="flex min-h-11 items-center text-ink-soft text-small">
        {t.notArrived}&nbsp;<span role="timer">{t.resendIn(left)}</span>
      </p>
    );
  return (
    <Button
      variant="quiet"
      size="inline"
      className="-mx-3"
      aria-disabled={busy || undefined}
      onClick={resend}
    >
      {t.resend}
    </Button>
  );
}
