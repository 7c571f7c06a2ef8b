import { useAction } from '@zanga/browser/form/use-action.ts';
import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { nameInput } from './name-input.ts';
import { tablesPageTexts as t } from './tables-page-texts.ts';

/** The number after the highest one. */
const nextLabel = (labels: readonly string[]): string =>
  String(Math.max(0, ...labels.filter((label) => /^\d{1,4}$/.test(label)).map(Number)) + 1);

type NewTableProps = {
  readonly shop: string;
  readonly labels: readonly string[];
  readonly onAdded: () => Promise<void>;
};

/** Adds a table; the next number is suggested. */
export function NewTable({ shop, labels, onAdded }: NewTableProps) {
  const [typed, setTyped] = useState<string>();
  const label = typed ?? nextLabel(labels);
  const { busy, alert, run } = useAction(async () => {
    await service.api('POST /api/backoffice/shops/:shop/tables', { params: { shop }, body: { label } });
    setTyped(undefined);
    toast({ text: t.added(label) });
    await onAdded();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-48 flex-1"
        label={t.newLabel}
        error={alert}
        maxLength={20}
        {...nameInput(label, setTyped)}
      />
      <Button type="submit" aria-disabled={busy || undefined}>
        {t.add}
      </Button>
    </form>
  );
}
