import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { BinIcon } from '@zanga/ui/icons/person-icons.tsx';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { forgetPerson } from '../../../base/session/session.ts';
import { SectionFrame } from '../account-section.tsx';
import { leaveTexts as t } from './privacy-texts.ts';

function DeleteForm({ onCancel }: { readonly onCancel: () => void }) {
  const service = useService();
  const [written, setWritten] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    await service.api('DELETE /api/customer');
    forgetPerson('deleted');
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const right = written.trim().toUpperCase() === t.word;
    setWrong(!right);
    if (right) save();
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {t.explained.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <FormAlert text={alert} />
      <TextField
        ref={field}
        label={t.typeIt}
        error={wrong ? t.wrongWord : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      <FormButtons
        busy={busy}
        submit={t.confirm}
        sending={formTexts.sending}
        cancel={formTexts.cancel}
        onCancel={onCancel}
      />
    </form>
  );
}

/** Deletes the account, after an explanation and a typed confirmation. */
export function DeleteSection() {
  const [open, setOpen] = useState(false);
  return (
    <SectionFrame id="elimina" title={t.title} icon={BinIcon}>
      {open ? (
        <DeleteForm onCancel={() => setOpen(false)} />
      ) : (
        <>
          <p className="pb-4 text-ink-soft">{t.line}</p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        </>
      )}
    </SectionFrame>
  );
}
