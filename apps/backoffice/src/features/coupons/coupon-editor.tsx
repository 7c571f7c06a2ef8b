import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { MeanwhileNotice } from '../../parts/editing/meanwhile-notice.tsx';
import { SaveBar } from '../../parts/editing/save-bar.tsx';
import { Section } from '../../parts/editing/section.tsx';
import { type OnRead, useUnreadable } from '../../parts/editing/use-unreadable.ts';
import { UnsavedGuard } from '../../parts/form/unsaved.tsx';
import { ArrivalFields } from './arrival-fields.tsx';
import { AsRead } from './as-read.tsx';
import { couponsTexts, fieldNames } from './coupons-texts.ts';
import { fieldWords, worthIn } from './form-words.ts';
import { RewardFields } from './reward-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { TrialDialog } from './trial/trial-dialog.tsx';
import { trialTexts } from './trial/trial-texts.ts';
import { type Names, useNames } from './use-names.ts';
import { type Editing, useSaving } from './use-saving.ts';
import { WhenFields } from './when-fields.tsx';
import { WhereFields } from './where-fields.tsx';
import { WhoFields } from './who-fields.tsx';

const t = couponsTexts.coupon;

type PromisedProps = { readonly kept: boolean; readonly children: ReactNode };

/** Fields that are fixed once a customer has the coupon. */
function Promised({ kept, children }: PromisedProps) {
  return (
    <fieldset disabled={kept} className="flex min-w-0 flex-col gap-5">
      {children}
    </fieldset>
  );
}

type SectionsProps = {
  readonly editing: Editing;
  readonly names: Names;
  readonly onRead: OnRead;
  readonly mayEdit: boolean;
  readonly kept: boolean;
  readonly byMail: boolean;
};

function Sections({ mayEdit, kept, byMail, ...fields }: SectionsProps) {
  return (
    <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
      <Section title={t.texts}>
        <TextFields editing={fields.editing} onRead={fields.onRead} />
      </Section>
      <Section title={t.reward}>
        <Promised kept={kept}>
          <RewardFields {...fields} />
        </Promised>
      </Section>
      <Section title={t.when}>
        <WhenFields editing={fields.editing} begun={kept} />
      </Section>
      <Section title={t.where}>
        <Promised kept={kept}>
          <WhereFields {...fields} />
        </Promised>
      </Section>
      <Section title={t.who}>
        <Promised kept={kept}>
          <WhoFields {...fields} byMail={byMail} />
        </Promised>
      </Section>
      <Section title={t.arrives}>
        <ArrivalFields {...fields} />
      </Section>
    </fieldset>
  );
}

function TryButton({ onTry }: { readonly onTry: () => void }) {
  return (
    <>
      <button type="button" className={deskButtonStyle('outline', 'mt-3')} onClick={onTry}>
        {trialTexts.open}
      </button>
      <p className="pt-1 text-caption text-ink-soft">{trialTexts.line}</p>
    </>
  );
}

type CouponEditorProps = { readonly coupon: EditedCoupon; readonly mayEdit: boolean };

/** Form of a coupon, with a preview for customers. */
export function CouponEditor({ coupon, mayEdit }: CouponEditorProps) {
  const editing = useSaving(coupon);
  const names = useNames(coupon);
  const { unreadable, onRead } = useUnreadable();
  const [trying, setTrying] = useState(false);
  const { form, busy, alert, dirty, save } = editing;
  const kept = coupon.uses + coupon.held + coupon.codes > 0;
  const fields = { editing, names, onRead };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (unreadable === undefined) save();
  };
  return (
    <>
      <form
        noValidate
        onSubmit={submit}
        className="grid max-w-5xl gap-5 p-4 md:p-6 lg:grid-cols-[1fr_20rem] lg:items-start"
      >
        <div className="flex min-w-0 flex-col gap-5">
          <UnsavedGuard dirty={dirty} />
          {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{couponsTexts.readOnly}</p>}
          {mayEdit && kept && <p className="rounded-md bg-sunken p-4 text-small">{t.promised}</p>}
          <FormAlert text={alert} />
          <MeanwhileNotice
            editing={editing}
            title={t.meanwhile}
            names={fieldNames}
            words={(one, field) => fieldWords(one, field, names.nameOf)}
          />
          <Sections {...fields} mayEdit={mayEdit} kept={kept} byMail={coupon.by_mail === true} />
          {mayEdit && <SaveBar busy={busy} />}
        </div>
        <div className="lg:sticky lg:top-4">
          <AsRead form={form} nameOf={names.nameOf} />
          <TryButton onTry={() => setTrying(true)} />
        </div>
        <Confirm
          open={editing.unusual}
          title={t.unusual}
          confirm={t.unusualYes}
          cancel={t.unusualNo}
          busy={busy}
          onConfirm={() => save(true)}
          onClose={editing.forgetUnusual}
        >
          {t.unusualLine(worthIn(form, names.nameOf))}
        </Confirm>
      </form>
      {trying && (
        // Outside the form: a submit inside it would save the coupon.
        <TrialDialog coupon={coupon.id} form={form} names={names} onClose={() => setTrying(false)} />
      )}
    </>
  );
}
