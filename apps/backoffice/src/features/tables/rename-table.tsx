import { useAction } from '@zanga/browser/form/use-action.ts';
import type { StaffTable } from '@zanga/contract/shops/tables';
import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { nameInput } from './name-input.ts';
import { tablesPageTexts as t } from './tables-page-texts.ts';

type RenameTableProps = { readonly table: StaffTable; readonly onChanged: () => Promise<void> };

function Form({ table, onChanged, onDone }: RenameTableProps & { readonly onDone: () => void }) {
  const [label, setLabel] = useState(table.label);
  const { busy, alert, run } = useAction(async () => {
    await service.api('PATCH /api/backoffice/tables/:table', {
      params: { table: table.id },
      body: { label },
    });
    await onChanged();
    onDone();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-5 md:p-7">
      <TextField label={t.newName} error={alert} maxLength={20} {...nameInput(label, setLabel)} />
      <Button type="submit" size="large" aria-disabled={busy || undefined}>
        {t.save}
      </Button>
    </form>
  );
}

/** Renames a closed table; the printed code stays good. */
export function RenameTable({ table, onChanged }: RenameTableProps) {
  const [asking, setAsking] = useState(false);
  const name = t.renameLabel(table.label);
  return (
    <>
      <Button variant="quiet" className="px-3.5 text-small" aria-label={name} onClick={() => setAsking(true)}>
        {t.rename}
      </Button>
      {asking && (
        <FormDialog open onClose={() => setAsking(false)} title={name} closeLabel={texts.close}>
          <Form table={table} onChanged={onChanged} onDone={() => setAsking(false)} />
        </FormDialog>
      )}
    </>
  );
}
