import type { OfficePlan } from '@zanga/contract/ordering/prime-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { usePlansChanged } from '../prime-queries.ts';
import { planTexts as t } from './plan-texts.ts';

type TakeBackProps = {
  readonly plan: OfficePlan;
  /** State of all versions when they were read, to notice a change. */
  readonly version: string;
};

/** Deletes a version that has not begun. */
export function TakeBack({ plan, version }: TakeBackProps) {
  const [asked, setAsked] = useState(false);
  const { busy, alert, change } = useChange();
  const changed = usePlansChanged();
  const takeBack = () =>
    change(
      async () => {
        const call = { params: { plan: plan.version }, body: { version } };
        const next = await service
          .api('POST /api/backoffice/prime/plans/:plan/take-back', call)
          .catch(async (error: unknown) => {
            await changed();
            throw error;
          });
        await changed(next);
      },
      () => toast({ text: t.takenBack }),
    );
  return (
    <>
      <button
        type="button"
        className={deskButtonStyle('outline', 'self-start')}
        onClick={() => setAsked(true)}
      >
        {t.takeBack}
      </button>
      <Confirm
        open={asked}
        title={t.takeBackTitle(plan.version)}
        confirm={t.takeBackYes}
        cancel={t.keep}
        busy={busy}
        alert={alert}
        onConfirm={takeBack}
        onClose={() => setAsked(false)}
      >
        {t.takeBackLine}
      </Confirm>
    </>
  );
}
