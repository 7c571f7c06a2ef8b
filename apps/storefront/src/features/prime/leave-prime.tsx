import { useAction } from '@zanga/browser/form/use-action.ts';
import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useNames } from '../../base/api/names.ts';
import { ActionSheet } from './action-sheet.tsx';
import { useTakeStatus } from './prime-queries.ts';
import { primeTexts as t } from './prime-texts.ts';
import { cancelWords, mayCancel, withdrawWords } from './prime-words.ts';

type LeaveQuestion = 'cancel' | 'withdraw';

/** Cancel, resume or withdraw. The sheet shows the new status; the confirmation required by law comes by mail. */
const useLeaving = () => {
  const service = useService();
  const take = useTakeStatus();
  const cancel = useAction(async () => {
    take(await service.api('PATCH /api/customer/prime/unsubscribe'));
  });
  const resume = useAction(async () => {
    take(await service.api('PATCH /api/customer/prime/resume'));
  });
  const withdraw = useAction(async () => {
    take(await service.api('POST /api/customer/prime/withdraw'));
    toast({ text: t.withdrawn });
  });
  return { cancel, resume, withdraw };
};

/** Cancelling in two taps, and resuming while that is possible (PRM-6, PRM-7). */
export function LeavePrime({ status }: { readonly status: PrimeStatus }) {
  const names = useNames();
  const [asking, setAsking] = useState<LeaveQuestion>();
  const { cancel, resume, withdraw } = useLeaving();
  const withdrawal = withdrawWords(status, names);
  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-5">
      <FormAlert text={cancel.alert ?? resume.alert ?? withdraw.alert} />
      {mayCancel(status) && (
        <Button variant="outline" onClick={() => setAsking('cancel')}>
          {t.cancel}
        </Button>
      )}
      {status.cancelled_not_expired && (
        <Button variant="outline" onClick={resume.run}>
          {t.resume}
        </Button>
      )}
      {status.withdrawal_until && (
        <p className="text-small">
          {withdrawal.line}{' '}
          <button
            type="button"
            onClick={() => setAsking('withdraw')}
            className="min-h-11 font-semibold text-tomato-ink underline underline-offset-4"
          >
            {t.withdraw}
          </button>
        </p>
      )}
      <ActionSheet
        open={asking === 'cancel'}
        title={t.cancelTitle(names)}
        line={cancelWords(status)}
        yes={t.cancelYes}
        no={t.cancelNo(names)}
        onYes={cancel.run}
        onClose={() => setAsking(undefined)}
      />
      <ActionSheet
        open={asking === 'withdraw'}
        title={t.withdrawTitle}
        line={withdrawal.body}
        yes={t.withdrawYes}
        no={t.cancelNo(names)}
        onYes={withdraw.run}
        onClose={() => setAsking(undefined)}
      />
    </div>
  );
}
