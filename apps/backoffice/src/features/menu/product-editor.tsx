import { money } from '@zanga/browser/format.ts';
import type { EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { switched } from '@zanga/domain/catalogue/editing/life';
import { unusualPriceIn } from '@zanga/domain/catalogue/editing/product-form';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { EditForm } from '../../parts/editing/edit-form.tsx';
import { MeanwhileNotice } from '../../parts/editing/meanwhile-notice.tsx';
import { Section } from '../../parts/editing/section.tsx';
import { type OnRead, useUnreadable } from '../../parts/editing/use-unreadable.ts';
import { useShops } from '../../parts/frame/use-shop.ts';
import { PictureFields } from '../../parts/pictures/picture-fields.tsx';
import { ShopFields, WindowFields } from './availability-fields.tsx';
import { CountedAt } from './counted-at.tsx';
import { fieldWords } from './form-words.ts';
import { GroupFields } from './group-fields.tsx';
import { LifeFields } from './life-fields.tsx';
import { useMenuCategories } from './menu-queries.ts';
import { fieldNames, menuTexts } from './menu-texts.ts';
import { useOptionGroups } from './options/option-queries.ts';
import { PairingFields } from './pairings/pairing-fields.tsx';
import { type Pairings, usePairings } from './pairings/use-pairings.ts';
import { PublishLine } from './preview/publish-line.tsx';
import { PriceFields } from './price-fields.tsx';
import { PastPrices, PriceRuleFields } from './price-rule-fields.tsx';
import { RecipeFields } from './recipe-fields.tsx';
import { SafetyFields } from './safety-fields.tsx';
import { PackFields } from './sale/pack-fields.tsx';
import { SaleFields } from './sale/sale-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { drawProduct, type Editing, useSaving } from './use-saving.ts';

const t = menuTexts.product;

type PairedProps = { readonly editing: Editing; readonly pairings: Pairings };

function Meanwhile({ editing, pairings }: PairedProps) {
  const categories = useMenuCategories().data?.data ?? [];
  const groups = useOptionGroups().data?.data ?? [];
  const among = (some: readonly { readonly id: string; readonly name: string }[]) => (id: string) =>
    some.find((one) => one.id === id)?.name ?? id;
  const shops = useShops().data?.data ?? [];
  const nameOf = {
    ...{ category: among(categories), group: among(groups), shop: among(shops) },
    product: pairings.nameOf,
  };
  const words = (form: ProductForm, field: keyof ProductForm) => fieldWords(form, field, nameOf);
  return <MeanwhileNotice editing={editing} title={t.meanwhile} names={fieldNames} words={words} />;
}

/** Fields of food and drink only. */
function Eaten({ editing, pairings }: PairedProps) {
  return (
    <>
      <Section title={fieldNames.pairings}>
        <PairingFields editing={editing} pairings={pairings} />
      </Section>
      <Section title={t.safety}>
        <SafetyFields editing={editing} />
      </Section>
    </>
  );
}

type SectionsProps = {
  readonly editing: Editing;
  readonly product: EditedProduct;
  readonly pairings: Pairings;
  readonly onRead: OnRead;
};

function Sections({ editing, product, pairings, onRead }: SectionsProps) {
  const { kind } = product;
  return (
    <>
      <Section title={t.texts}>
        <TextFields editing={editing} />
      </Section>
      <Section title={t.prices}>
        <PriceFields editing={editing} onRead={onRead} />
        <PriceRuleFields editing={editing} kind={kind} onRead={onRead} />
        <PastPrices prices={product.past_prices} />
      </Section>
      <Section title={t.sale}>
        <SaleFields editing={editing} kind={kind} onRead={onRead} />
      </Section>
      <Section title={t.packTitle}>
        <PackFields editing={editing} kind={kind} onRead={onRead} />
      </Section>
      {kind !== 'merchandise' && (
        <Section title={fieldNames.recipe}>
          <RecipeFields editing={editing} />
        </Section>
      )}
      <Section title={t.where}>
        <ShopFields editing={editing} />
        <CountedAt product={product} />
        <WindowFields
          windows={editing.form.windows}
          title={fieldNames.windows}
          always={t.always}
          error={editing.problemWithin('windows')}
          onRead={onRead}
          onChange={(windows) => editing.change({ windows })}
        />
      </Section>
      <Section title={fieldNames.pictures}>
        <PictureFields
          label={fieldNames.pictures}
          hint={t.picturesHint}
          none={t.noPictures}
          pictures={editing.form.pictures}
          known={product.pictures}
          error={editing.problem('pictures')}
          onChange={(pictures) => editing.change({ pictures })}
        />
      </Section>
      <Section title={fieldNames.option_groups}>
        <GroupFields editing={editing} />
      </Section>
      {kind !== 'merchandise' && <Eaten editing={editing} pairings={pairings} />}
      <Section title={t.life}>
        <LifeFields editing={editing} refused={product.refused} />
      </Section>
    </>
  );
}

type ProductEditorProps = { readonly product: EditedProduct; readonly mayEdit: boolean };

/** Form of a product, in the order of writing a menu. */
export function ProductEditor({ product, mayEdit }: ProductEditorProps) {
  const editing = useSaving(product);
  const pairings = usePairings(product);
  const { unreadable, onRead } = useUnreadable();
  const { form, change, problem, busy, save } = editing;
  const price = money(unusualPriceIn(product.form, form) ?? form.price);
  return (
    <>
      <EditForm
        editing={editing}
        mayEdit={mayEdit}
        readOnly={menuTexts.readOnly}
        meanwhile={<Meanwhile editing={editing} pairings={pairings} />}
        whole={
          <PublishLine
            label={t.publish}
            hint={problem('published') ?? t.publishHint}
            published={form.published}
            onPublish={(published) => change(switched(form, published))}
            draw={() => drawProduct(product.id, form)}
          />
        }
        onSave={() => unreadable === undefined && save()}
      >
        <Sections editing={editing} product={product} pairings={pairings} onRead={onRead} />
      </EditForm>
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
    </>
  );
}
