import type { CategoryForm, EditedCategory } from '@zanga/contract/menu/categories-office';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import type { SyntheticEvent } from 'react';
import { service } from '../../../base/api.ts';
import { MeanwhileNotice } from '../../../parts/editing/meanwhile-notice.tsx';
import { SaveBar } from '../../../parts/editing/save-bar.tsx';
import { Section } from '../../../parts/editing/section.tsx';
import { type Editing, useEditing } from '../../../parts/editing/use-editing.ts';
import { UnsavedGuard } from '../../../parts/form/unsaved.tsx';
import { menuTexts } from '../menu-texts.ts';
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

function TextFields({ editing: { form, change, problem } }: { readonly editing: Editing<CategoryForm> }) {
  return (
    <>
      <TextField
        label={categoryFieldNames.name}
        autoComplete="off"
        maxLength={120}
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problem('name')}
      />
      <TextArea
        label={categoryFieldNames.description}
        hint={t.descriptionHint}
        rows={3}
        maxLength={2000}
        value={form.description}
        onChange={({ target }) => change({ description: target.value })}
        error={problem('description')}
      />
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
  const { form, change, problem, busy, alert, dirty, save } = editing;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-5 p-4 md:p-6">
      <UnsavedGuard dirty={dirty} />
      {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{menuTexts.readOnly}</p>}
      <FormAlert text={alert} />
      <MeanwhileNotice
        editing={editing}
        title={t.meanwhile}
        names={categoryFieldNames}
        words={categoryFieldWords(category.products)}
      />
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
        <Section title={t.texts}>
          <TextFields editing={editing} />
        </Section>
        <Section title={categoryFieldNames.pictures}>
          <PictureFields editing={editing} known={category.pictures} />
        </Section>
        <Section title={categoryFieldNames.products}>
          <OrderFields editing={editing} category={category} />
        </Section>
      </fieldset>
      {mayEdit && (
        <SaveBar busy={busy}>
          <SwitchField
            label={t.publish}
            hint={problem('published') ?? t.publishHint}
            checked={form.published}
            onChange={(published) => change({ published })}
          />
        </SaveBar>
      )}
    </form>
  );
}
