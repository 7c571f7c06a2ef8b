import type { EditedSlots } from '@zanga/contract/shops/shop-slots';
import type { SlotsForm } from '@zanga/domain/shops/editing/slots-form';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import type { SyntheticEvent } from 'react';
import { service } from '../../../base/api.ts';
import { useMay } from '../../../base/user.ts';
import { MeanwhileNotice } from '../../../parts/editing/meanwhile-notice.tsx';
import { SaveBar } from '../../../parts/editing/save-bar.tsx';
import { useEditing } from '../../../parts/editing/use-editing.ts';
import { useUnreadable } from '../../../parts/editing/use-unreadable.ts';
import { UnsavedGuard } from '../../../parts/form/unsaved.tsx';
import { Loaded } from '../../../parts/frame/loaded.tsx';
import { ShopFrame } from '../shop-frame.tsx';
import { shopTexts } from '../shop-texts.ts';
import { SlotFields } from './slot-fields.tsx';
import { readSlots, useSlots, useSlotsSaved } from './slots-queries.ts';
import { fieldNames, slotsTexts as t } from './slots-texts.ts';

const words = (form: SlotsForm, field: keyof SlotsForm): string => {
  const { slot_minutes, pieces, orders, kitchen_minutes, days_ahead } = form[field];
  return t.words(slot_minutes, pieces, orders, kitchen_minutes, days_ahead);
};

const modes = ['delivery', 'pickup'] as const;

function SlotsEditor({ slots, mayEdit }: { readonly slots: EditedSlots; readonly mayEdit: boolean }) {
  const saved = useSlotsSaved();
  const { unreadable, onRead } = useUnreadable();
  const editing = useEditing<SlotsForm, EditedSlots>(slots, {
    read: () => readSlots(slots.id),
    write: (body) =>
      service.api('PUT /api/backoffice/shops/:shop/capacity', { params: { shop: slots.id }, body }),
    changed: 'shop.changed',
    onSaved: async (next) => {
      toast({ text: t.saved });
      await saved(next);
    },
  });
  const { form, change, problem, busy, alert, dirty, save } = editing;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (unreadable === undefined) save();
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-5 p-4 md:p-6">
      <UnsavedGuard dirty={dirty} />
      {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{shopTexts.readOnly}</p>}
      <FormAlert text={alert} />
      <MeanwhileNotice editing={editing} title={t.meanwhile} names={fieldNames} words={words} />
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
        {modes.map((mode) => (
          <SlotFields
            key={mode}
            mode={mode}
            terms={form[mode]}
            loads={slots.last_week}
            onTerms={(part) => change({ [mode]: { ...form[mode], ...part } })}
            problem={problem}
            onRead={onRead}
          />
        ))}
      </fieldset>
      {mayEdit && <SaveBar busy={busy} />}
    </form>
  );
}

/** How much a shop can do in a slot, and how long its kitchen takes. */
export function SlotsPage({ id }: { readonly id: string }) {
  const query = useSlots(id);
  const mayEdit = useMay('shops.edit');
  return (
    <ShopFrame shop={id} part="slots">
      <Loaded query={query}>
        {(slots) => <SlotsEditor key={slots.id} slots={slots} mayEdit={mayEdit} />}
      </Loaded>
    </ShopFrame>
  );
}
