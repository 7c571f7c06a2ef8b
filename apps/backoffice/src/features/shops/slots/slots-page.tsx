import type { EditedSlots } from '@zanga/contract/shops/shop-slots';
import type { SlotsForm } from '@zanga/domain/shops/editing/slots-form';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../../base/api.ts';
import { useMay } from '../../../base/user.ts';
import { EditForm } from '../../../parts/editing/edit-form.tsx';
import { MeanwhileNotice } from '../../../parts/editing/meanwhile-notice.tsx';
import { useEditing } from '../../../parts/editing/use-editing.ts';
import { useUnreadable } from '../../../parts/editing/use-unreadable.ts';
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
  const { form, change, problem, save } = editing;
  return (
    <EditForm
      editing={editing}
      mayEdit={mayEdit}
      readOnly={shopTexts.readOnly}
      meanwhile={<MeanwhileNotice editing={editing} title={t.meanwhile} names={fieldNames} words={words} />}
      onSave={() => unreadable === undefined && save()}
    >
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
    </EditForm>
  );
}

/** Capacity of a shop's slots, and time of its kitchen. */
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
