import { useAction } from '@zanga/browser/form/use-action.ts';
import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { nameInput } from './name-input.ts';
import { totemsTexts as t } from './totems-texts.ts';

type NewTotemProps = {
  readonly shop: string;
  readonly onAdded: (totem: { readonly name: string; readonly address: string }) => Promise<void>;
};

/** Adds a totem, with or without a card terminal. */
export function NewTotem({ shop, onAdded }: NewTotemProps) {
  const [name, setName] = useState('');
  const [reader, setReader] = useState('');
  const { busy, alert, run } = useAction(async () => {
    const added = await service.api('POST /api/backoffice/shops/:shop/totems', {
      params: { shop },
      body: { name, reader: reader.trim() || null },
    });
    setName('');
    setReader('');
    await onAdded(added);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField label={t.name} hint={t.nameHint} maxLength={40} {...nameInput(name, setName)} />
        <TextField label={t.reader} hint={t.readerHint} maxLength={100} {...nameInput(reader, setReader)} />
      </div>
      <FormAlert text={alert} />
      <Button type="submit" variant="outline" className="self-start" aria-disabled={busy || undefined}>
        {t.add}
      </Button>
    </form>
  );
}
