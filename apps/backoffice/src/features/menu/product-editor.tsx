import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { money } from '@zanga/browser/format.ts';
import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { UnsavedGuard } from '../../parts/form/unsaved.tsx';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { menuTexts } from './menu-texts.ts';
import { PriceFields } from './price-fields.tsx';
import { SafetyFields } from './safety-fields.tsx';
import { SaleFields } from './sale-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { useSaving } from './use-saving.ts';
import { useUnreadable } from './use-unreadable.ts';

const t = menuTexts.product;

type SectionProps = { readonly title: string; readonly children: ReactNode };

function Section({ title, children }: SectionProps) {
  return (
    <fieldset className="flex flex-col gap-5 rounded-md border border-line bg-surface p-4 md:p-5">
      <legend className="float-left w-full pb-1 font-semibold text-body">{title}</legend>
      {children}
    </fieldset>
  );
}

type ProductEditorProps = { readonly product: EditedProduct; readonly mayEdit: boolean };

/** All that is edited of a product, in the order in which one writes a menu. */
export function ProductEditor({ product, mayEdit }: ProductEditorProps) {
  const editing = useSaving(product);
  const { unreadable, onRead } = useUnreadable();
  const { form, change, problem, busy, alert, dirty, save } = editing;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (unreadable === undefined) save();
  };
  const price = money(form.price);
  return (
    <form noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-5 p-4 md:p-6">
      <UnsavedGuard dirty={dirty} />
      {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{menuTexts.readOnly}</p>}
      <FormAlert text={alert} />
      <MeanwhileNotice editing={editing} />
      <fieldset disabled={!mayEdit} className="flex flex-col gap-5">
        <Section title={t.texts}>
          <TextFields editing={editing} />
        </Section>
        <Section title={t.prices}>
          <PriceFields editing={editing} onRead={onRead} />
        </Section>
        <Section title={t.sale}>
          <SaleFields editing={editing} kind={product.kind} onRead={onRead} />
        </Section>
        {product.kind !== 'merchandise' && (
          <Section title={t.safety}>
            <SafetyFields editing={editing} />
          </Section>
        )}
      </fieldset>
      {mayEdit && (
        <div className="sticky bottom-(--tab-bar-height) z-10 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-line bg-raised px-4 py-3 shadow-lift md:bottom-4">
          <div className="min-w-56 flex-1">
            <SwitchField
              label={t.publish}
              hint={problem('published') ?? t.publishHint}
              checked={form.published}
              onChange={(published) => change({ published })}
            />
          </div>
          <SubmitButton busy={busy}>{t.save}</SubmitButton>
        </div>
      )}
      <Confirm
        open={editing.unusual}
        title={t.unusual}
        confirm={t.unusualYes(price)}
        cancel={t.unusualNo}
        busy={busy}
        onConfirm={() => save(true)}
        onClose={editing.forgetPrice}
      >
        {t.unusualLine(price)}
      </Confirm>
    </form>
  );
}
