import { service } from '../../../base/api.ts';
import { AddDialog } from '../../../parts/editing/add-dialog.tsx';
import { useGroupSaved } from './option-queries.ts';
import { groupFieldNames, optionTexts } from './option-texts.ts';

const t = optionTexts.form;

type AddGroupProps = { readonly onClose: () => void; readonly onAdded: (id: string) => void };

/** Creates a group by its name; its choices follow on its page. */
export function AddGroup(dialog: AddGroupProps) {
  const saved = useGroupSaved();
  return (
    <AddDialog
      {...dialog}
      words={t}
      name={{ label: groupFieldNames.name, hint: t.hint }}
      send={(name) => service.api('POST /api/backoffice/menu/options', { body: { name } })}
      onSaved={saved}
    />
  );
}
