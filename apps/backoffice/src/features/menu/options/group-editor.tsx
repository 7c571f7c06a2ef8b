import { Link } from '@tanstack/react-router';
import type { EditedGroup, GroupForm } from '@zanga/contract/menu/options-office';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../../base/api.ts';
import { EditForm } from '../../../parts/editing/edit-form.tsx';
import { MeanwhileNotice } from '../../../parts/editing/meanwhile-notice.tsx';
import { withoutNewIds } from '../../../parts/editing/new-rows.ts';
import { Section } from '../../../parts/editing/section.tsx';
import { useEditing } from '../../../parts/editing/use-editing.ts';
import { useUnreadable } from '../../../parts/editing/use-unreadable.ts';
import { menuTexts } from '../menu-texts.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { groupFieldWords } from './group-words.ts';
import { readGroup, useGroupSaved } from './option-queries.ts';
import { groupFieldNames, optionTexts as t } from './option-texts.ts';
import { QuestionFields } from './question-fields.tsx';

function UsedBy({ group: { products, products_total } }: { readonly group: EditedGroup }) {
  if (products.length === 0) return <p className="text-small">{t.usedNowhere}</p>;
  const more = products_total - products.length;
  return (
    <ul className="columns-1 gap-6 text-small sm:columns-2">
      {products.map(({ id, name, published }) => (
        <li key={id} className="wrap-anywhere py-1">
          <Link to="/menu/$product" params={{ product: id }} className="hover:underline">
            {name}
          </Link>
          {!published && <span className="text-ink-soft"> ({t.draft})</span>}
        </li>
      ))}
      {more > 0 && <li className="py-1 text-ink-soft">{t.usedMore(more)}</li>}
    </ul>
  );
}

const useGroupSaving = (group: EditedGroup) => {
  const saved = useGroupSaved();
  return useEditing<GroupForm, EditedGroup>(group, {
    read: () => readGroup(group.id),
    write: ({ version, form }) =>
      service.api('PUT /api/backoffice/menu/options/:group', {
        params: { group: group.id },
        body: { version, form: { ...form, choices: withoutNewIds(form.choices) } },
      }),
    changed: 'option_group.changed',
    onSaved: async (next) => {
      toast({ text: t.saved });
      await saved(next);
    },
  });
};

type GroupEditorProps = { readonly group: EditedGroup; readonly mayEdit: boolean };

/** Form of an option group. */
export function GroupEditor({ group, mayEdit }: GroupEditorProps) {
  const editing = useGroupSaving(group);
  const { unreadable, onRead } = useUnreadable();
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
          names={groupFieldNames}
          words={groupFieldWords}
        />
      }
      whole={
        <SwitchField
          label={t.archive}
          hint={problem('archived') ?? t.archiveHint}
          checked={form.archived}
          onChange={(archived) => change({ archived })}
        />
      }
      onSave={() => unreadable === undefined && save()}
    >
      <Section title={t.question}>
        <QuestionFields editing={editing} onRead={onRead} />
      </Section>
      <Section title={groupFieldNames.choices}>
        <ChoiceFields editing={editing} soldOut={group.sold_out} onRead={onRead} />
      </Section>
      <Section title={t.used}>
        <UsedBy group={group} />
      </Section>
    </EditForm>
  );
}
