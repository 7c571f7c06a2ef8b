import type { CategoryForm, EditedCategory } from '@zanga/contract/menu/categories-office';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../../base/api.ts';
import { EditForm } from '../../../parts/editing/edit-form.tsx';
import { MeanwhileNotice } from '../../../parts/editing/meanwhile-notice.tsx';
import { Section } from '../../../parts/editing/section.tsx';
import { type Editing, useEditing } from '../../../parts/editing/use-editing.ts';
import { useUnreadable } from '../../../parts/editing/use-unreadable.ts';
import { PictureFields } from '../../../parts/pictures/picture-fields.tsx';
import { WindowFields } from '../availability-fields.tsx';
import { menuTexts } from '../menu-texts.ts';
import { NameFields } from '../name-fields.tsx';
import { PublishLine } from '../preview/publish-line.tsx';
import { readCategory, useCategorySaved } from './category-queries.ts';
import { categoryFieldNames, categoryTexts as t } from './category-texts.ts';
import { categoryFieldWords } from './category-words.ts';
import { OrderFields } from './order-fields.tsx';

/** The shop's page as the unsaved form would make it. */
const drawCategory = (category: string, form: CategoryForm) =>
  service.api('POST /api/backoffice/menu/categories/:category/preview', {
    params: { category },
    body: { form },
  });

const useCategorySaving = (category: EditedCategory) => {
  const saved = useCategorySaved();
  return useEditing<CategoryForm, EditedCategory>(category, {
    read: () => readCategory(category.id),
    write: (body) =>
      service.api('PUT /api/backoffice/menu/categories/:category', {
        params: { category: category.id },
        body,
      }),
    changed: 'category.changed',
    onSaved: async (next) => {
      toast({ text: next.form.published ? t.saved : t.savedDraft });
      await saved(next);
    },
  });
};

type CategoryEditing = ReturnType<typeof useCategorySaving>;

function TextFields({ editing }: { readonly editing: Editing<CategoryForm> }) {
  const { form, change, problem } = editing;
  return (
    <>
      <NameFields editing={editing} names={categoryFieldNames} descriptionHint={t.descriptionHint} />
      <TextField
        label={categoryFieldNames.unit_of_measure}
        hint={t.unitHint}
        className="max-w-64"
        autoComplete="off"
        maxLength={40}
        value={form.unit_of_measure ?? ''}
        onChange={({ target }) => change({ unit_of_measure: target.value || null })}
        error={problem('unit_of_measure')}
      />
    </>
  );
}

type PlaceProps = {
  readonly editing: Editing<CategoryForm>;
  /** Whether it is a subcategory: its parent decides where it shows. */
  readonly below: boolean;
};

/** Where customers see a category. */
function PlaceFields({ editing: { form, change }, below }: PlaceProps) {
  if (below) return <p className="text-small">{t.belowAnother}</p>;
  return (
    <>
      <CheckboxField
        checked={form.promo}
        hint={t.promoHint}
        onChange={({ target }) => change({ promo: target.checked })}
      >
        {categoryFieldNames.promo}
      </CheckboxField>
      <CheckboxField
        checked={form.merchandise}
        hint={t.merchandiseHint}
        onChange={({ target }) => change({ merchandise: target.checked })}
      >
        {categoryFieldNames.merchandise}
      </CheckboxField>
    </>
  );
}

/** Notice that a colleague has saved the same category meanwhile. */
function Meanwhile({
  editing,
  category,
}: {
  readonly editing: CategoryEditing;
  readonly category: EditedCategory;
}) {
  return (
    <MeanwhileNotice
      editing={editing}
      title={t.meanwhile}
      names={categoryFieldNames}
      words={categoryFieldWords(category.products)}
    />
  );
}

type CategoryEditorProps = { readonly category: EditedCategory; readonly mayEdit: boolean };

/** Form of a category. */
export function CategoryEditor({ category, mayEdit }: CategoryEditorProps) {
  const editing = useCategorySaving(category);
  const { form, change, problem, save } = editing;
  const { unreadable, onRead } = useUnreadable();
  return (
    <EditForm
      editing={editing}
      mayEdit={mayEdit}
      readOnly={menuTexts.readOnly}
      meanwhile={<Meanwhile editing={editing} category={category} />}
      whole={
        <PublishLine
          label={t.publish}
          hint={problem('published') ?? t.publishHint}
          published={form.published}
          onPublish={(published) => change({ published })}
          draw={() => drawCategory(category.id, form)}
        />
      }
      onSave={() => unreadable === undefined && save()}
    >
      <Section title={t.texts}>
        <TextFields editing={editing} />
      </Section>
      <Section title={categoryFieldNames.pictures}>
        <PictureFields
          label={categoryFieldNames.pictures}
          hint={menuTexts.product.picturesHint}
          none={menuTexts.product.noPictures}
          pictures={form.pictures}
          known={category.pictures}
          error={problem('pictures')}
          onChange={(pictures) => change({ pictures })}
        />
      </Section>
      <Section title={t.place}>
        <PlaceFields editing={editing} below={category.parent !== null} />
      </Section>
      <Section title={categoryFieldNames.windows}>
        <p className="text-caption text-ink-soft">{t.windowsHint}</p>
        <WindowFields
          windows={form.windows}
          always={t.always}
          error={editing.problemWithin('windows')}
          onRead={onRead}
          onChange={(windows) => change({ windows })}
        />
      </Section>
      <Section title={categoryFieldNames.products}>
        <OrderFields editing={editing} category={category} />
      </Section>
    </EditForm>
  );
}
