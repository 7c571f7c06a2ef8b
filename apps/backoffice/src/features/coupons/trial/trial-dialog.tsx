import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import type { CouponForm } from '@zanga/contract/ordering/coupons-office';
import type { CouponTrial } from '@zanga/contract/ordering/offers/coupon-trial';
import { givenId } from '@zanga/domain/ids';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { TimeField } from '@zanga/ui/fields/typed-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { ChipChoice } from '../../../parts/chip-choice.tsx';
import { useChange } from '../../../parts/confirm/use-change.ts';
import type { Names } from '../use-names.ts';
import { CartFields } from './cart-fields.tsx';
import { TrialResult } from './trial-result.tsx';
import { atFirst, instantIn, type Typed, triedOn } from './trial-state.ts';
import { trialTexts as t } from './trial-texts.ts';

type TrialDialogProps = {
  readonly coupon: string;
  readonly form: CouponForm;
  readonly names: Names;
  readonly onClose: () => void;
};

type WhenProps = { readonly typed: Typed; readonly onType: (part: Partial<Typed>) => void };

function When({ typed: { day, minute }, onType }: WhenProps) {
  return (
    <div className="grid grid-cols-2 gap-5">
      <TextField
        type="date"
        label={t.when}
        hint={t.whenHint}
        value={day}
        onChange={({ target }) => onType({ day: target.value })}
      />
      {day !== '' && (
        <TimeField
          label={t.time}
          value={minute ?? null}
          unreadable={t.timeUnreadable}
          onChange={(next) => onType({ minute: next })}
        />
      )}
    </div>
  );
}

/** Tries the coupon with the unsaved form on a sample order; nothing is written. */
export function TrialDialog({ coupon, form, names, onClose }: TrialDialogProps) {
  const [typed, setTyped] = useState<Typed>(atFirst);
  const [result, setResult] = useState<CouponTrial>();
  const { busy, alert, fields, change } = useChange();
  const [missing, setMissing] = useState<string>();
  const shop = typed.shop || givenId('shp', names.shops[0]?.value ?? '');
  const onType = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    // The last result belongs to other input.
    setResult(undefined);
    setMissing(undefined);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const on = triedOn({ ...typed, shop });
    if (!on) {
      setMissing(typed.kind === 'cart' ? t.noLines : t.noOrder);
      return;
    }
    const body = { coupon, form, at: instantIn(typed), on };
    change(
      async () => setResult(await service.api('POST /api/backoffice/coupons/trials', { body })),
      () => undefined,
    );
  };
  const [wrong] = Object.values(fields).flat();
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <FormAlert text={missing ?? wrong ?? alert} />
        <ChipChoice
          legend={t.kind}
          values={['cart', 'order'] as const}
          chosen={typed.kind}
          words={(kind) => t.kinds[kind]}
          onChoose={(kind) => onType({ kind })}
        />
        {typed.kind === 'order' ? (
          <TextField
            label={t.order}
            hint={t.orderHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed.order}
            onChange={({ target }) => onType({ order: target.value })}
          />
        ) : (
          <CartFields typed={{ ...typed, shop }} names={names} onType={onType} />
        )}
        <When typed={typed} onType={onType} />
        {result && <TrialResult result={result} />}
        <div>
          <SubmitButton busy={busy}>{t.try}</SubmitButton>
          <p className="pt-2 text-caption text-ink-soft">{t.writesNothing}</p>
        </div>
      </form>
    </FormDialog>
  );
}
