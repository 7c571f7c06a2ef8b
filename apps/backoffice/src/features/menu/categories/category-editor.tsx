import type { CategoryForm, EditedCategory } from '@zanga/contract/menu/categories-office';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../../base/api.ts';
import { EditForm } from '../../../parts/editing/edit-form.tsx';
import { MeanwhileNotice } from '../../../parts/editing/meanwhile-notice.tsx';
import { Section } from '../../../parts/editing/section.tsx';
import { type Editing, useEditing } from '../../../parts/editing/use-editing.ts';
import { menuTexts } from '../menu-texts.ts';
import { NameFields } from '../name-fields.tsx';
import { PictureFields } from '../picture-fields.tsx';
import { readCategory, useCategorySaved } from './category-queries.ts';
import { categoryFieldNames, categoryTexts as t } from './category-texts.ts';
import { categoryFieldWords } from './category-words.ts';
import { OrderFields } from './order-fields.tsx';

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

type CategoryEditorProps = { readonly category: EditedCategory; readonly mayEdit: boolean };

/** All that is edited of a category. */
export function CategoryEditor({ category, mayEdit }: CategoryEditorProps) {
  const editing = useCategorySaving(category);
  const { form, change, problem, save } = editing;
  return (
    <EditForm
      editing={editing}
      mayEdit={mayEdit}
      readOnly={menuTexts.readOnly}
      meanwhile={
        <MeanwhileNotice
          editing={editing}
          title={t.meanwhile}
          names={categoryFieldNames}
          words={categoryFieldWords(category.products)}
        />
      }
      whole={
        <SwitchField
          label={t.publish}
          hint={problem('published') ?? t.publishHint}
          checked={form.published}
          onChange={(published) => change({ published })}
        />
      }
      onSave={save}
    >
      <Section title={t.texts}>
        <TextFields editing={editing} />
      </Section>
      <Section title={categoryFieldNames.pictures}>
        <PictureFields editing={editing} known={category.pictures} />
      </Section>
      <Section title={categoryFieldNames.products}>
        <OrderFields editing={editing} category={category} />
      </Section>
    </EditForm>
  );
}
