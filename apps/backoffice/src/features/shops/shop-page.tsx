import type { EditedShop } from '@zanga/contract/shops/shop-office';
import type { ShopForm } from '@zanga/domain/shops/editing/shop-form';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { EditForm } from '../../parts/editing/edit-form.tsx';
import { MeanwhileNotice } from '../../parts/editing/meanwhile-notice.tsx';
import { Section } from '../../parts/editing/section.tsx';
import { type Editing, useEditing } from '../../parts/editing/use-editing.ts';
import { type OnRead, useUnreadable } from '../../parts/editing/use-unreadable.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { FaceFields } from '../../parts/pictures/face-fields.tsx';
import { ContactFields, OfferFields, PlaceFields, WordFields } from './shop-fields.tsx';
import { shopFieldWords } from './shop-form-words.ts';
import { ShopFrame } from './shop-frame.tsx';
import { readShopForm, useShopForm, useShopSaved } from './shop-queries.ts';
import { fieldNames, shopTexts as t } from './shop-texts.ts';

/** Number of promised orders that the form strands: their mode is off, or the shop closed to the public. */
const leftBehind = ({ booked }: EditedShop, form: ShopForm): number => {
  const gone = booked.filter(({ mode }) => !form.published || !form.services.includes(mode));
  return gone.reduce((sum, { orders }) => sum + orders, 0);
};

const useShopEditing = (shop: EditedShop) => {
  const saved = useShopSaved();
  return useEditing<ShopForm, EditedShop>(shop, {
    read: () => readShopForm(shop.id),
    write: ({ version, form }) =>
      service.api('PUT /api/backoffice/shops/:shop/form', {
        params: { shop: shop.id },
        body: { version, form: { ...form, pictures: [...form.pictures] } },
      }),
    changed: 'shop.changed',
    onSaved: async (next) => {
      toast({ text: next.form.published ? t.saved : t.savedClosed });
      await saved(next);
    },
  });
};

type SectionsProps = {
  readonly shop: EditedShop;
  readonly editing: Editing<ShopForm>;
  readonly onRead: OnRead;
};

function Sections({ shop, ...fields }: SectionsProps) {
  const { editing } = fields;
  return (
    <>
      <Section title={t.words}>
        <WordFields {...fields} />
      </Section>
      <Section title={t.where}>
        <PlaceFields {...fields} />
      </Section>
      <Section title={t.contacts}>
        <ContactFields editing={editing} />
      </Section>
      <Section title={fieldNames.pictures}>
        <FaceFields {...editing} known={shop.pictures} words={t.face} />
      </Section>
      <Section title={t.sale}>
        <OfferFields {...fields} />
      </Section>
    </>
  );
}

type EditorProps = { readonly shop: EditedShop; readonly mayEdit: boolean };

function ShopEditor({ shop, mayEdit }: EditorProps) {
  const editing = useShopEditing(shop);
  const { unreadable, onRead } = useUnreadable();
  const [asking, setAsking] = useState(false);
  const { form, change, problem, busy, save } = editing;
  const left = leftBehind(shop, form);
  const ask = () => {
    if (unreadable !== undefined) return;
    if (left > leftBehind(shop, shop.form)) setAsking(true);
    else save();
  };
  return (
    <>
      <EditForm
        editing={editing}
        mayEdit={mayEdit}
        readOnly={t.readOnly}
        meanwhile={
          <MeanwhileNotice editing={editing} title={t.meanwhile} names={fieldNames} words={shopFieldWords} />
        }
        whole={
          <SwitchField
            label={t.publish}
            hint={problem('published') ?? t.publishHint}
            checked={form.published}
            onChange={(published) => change({ published })}
          />
        }
        onSave={ask}
      >
        <Sections shop={shop} editing={editing} onRead={onRead} />
      </EditForm>
      <Confirm
        open={asking}
        title={t.leaving.title}
        confirm={t.leaving.yes}
        cancel={t.leaving.no}
        busy={busy}
        onConfirm={() => {
          setAsking(false);
          save();
        }}
        onClose={() => setAsking(false)}
      >
        {t.leaving.line(left)}
      </Confirm>
    </>
  );
}

/** Form of a shop; hours, areas and slots have pages of their own. */
export function ShopPage({ id }: { readonly id: string }) {
  const query = useShopForm(id);
  const mayEdit = useMay('shops.edit');
  return (
    <ShopFrame shop={id} part="form">
      <Loaded query={query}>{(seen) => <ShopEditor key={seen.id} shop={seen} mayEdit={mayEdit} />}</Loaded>
    </ShopFrame>
  );
}
