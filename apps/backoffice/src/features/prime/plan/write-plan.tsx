import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { money } from '@zanga/browser/format.ts';
import type { OfficePlans } from '@zanga/contract/ordering/prime-office';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import type { SyntheticEvent } from 'react';
import { texts } from '../../../base/texts.ts';
import { useUnreadable } from '../../../parts/editing/use-unreadable.ts';
import { PlanFields } from './plan-fields.tsx';
import { trialWords } from './plan-terms.tsx';
import { planTexts } from './plan-texts.ts';
import { useWriting } from './use-writing.ts';
import { WhenField } from './when-field.tsx';

const t = planTexts.form;

type WritePlanProps = { readonly plans: OfficePlans; readonly onClose: () => void };

/** Form of a new version, for now or for a later day. */
export function WritePlan({ plans, onClose }: WritePlanProps) {
  const writing = useWriting(plans, onClose);
  const { form, day, busy, alert, save } = writing;
  const { unreadable, onRead } = useUnreadable();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (unreadable === undefined) save();
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <p className="rounded-md bg-sunken p-4 text-small">{t.keeps}</p>
        <FormAlert text={alert} />
        <PlanFields {...writing} onRead={onRead} />
        <WhenField day={day} error={writing.dayProblem} onChange={writing.setDay} />
        {day === undefined && <FormAlert text={writing.problem('from')} />}
        <SubmitButton busy={busy}>{day === undefined ? t.save : t.saveLater}</SubmitButton>
      </form>
      <Confirm
        open={writing.unusual}
        title={t.unusual}
        confirm={t.unusualYes}
        cancel={t.unusualNo}
        busy={busy}
        onConfirm={() => save(true)}
        onClose={writing.forgetUnusual}
      >
        {t.unusualLine(money(form.price), trialWords(form))}
      </Confirm>
    </FormDialog>
  );
}
