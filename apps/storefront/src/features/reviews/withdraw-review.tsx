import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { ownReviewsQuery } from './own-query.ts';
import { ownTexts as t } from './own-texts.ts';

type WithdrawReviewProps = { readonly order: string; readonly number: string };

/** Withdraws a review, after one question. */
export function WithdrawReview({ order, number }: WithdrawReviewProps) {
  const service = useService();
  const queryClient = useQueryClient();
  const [sure, setSure] = useState(false);
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    await service
      .api('DELETE /api/customer/reviews/:order', { params: { order } })
      .catch((error: unknown) => {
        // A review already gone is the wanted result.
        if (!isApiError(error) || error.status !== 404) throw error;
      });
    toast({ text: t.withdrawn });
    await queryClient.invalidateQueries({ queryKey: ownReviewsQuery(service).queryKey });
  });
  if (!sure)
    return (
      <Button variant="quiet" aria-label={t.withdrawFor(number)} onClick={() => setSure(true)}>
        {t.withdraw}
      </Button>
    );
  return (
    <div className="flex w-full flex-col gap-3 rounded-md bg-sunken p-4">
      <p>{t.withdrawSure}</p>
      <FormAlert text={alert} />
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={busy || undefined} onClick={save}>
          {t.withdrawYes}
        </Button>
        <Button variant="outline" onClick={() => setSure(false)}>
          {formTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
