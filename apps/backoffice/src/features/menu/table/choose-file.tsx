import { Link } from '@tanstack/react-router';
import type { MenuImport } from '@zanga/contract/menu/menu-table';
import { FileField } from '@zanga/ui/fields/files/file-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useState } from 'react';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { momentText } from '../../../parts/moment.ts';
import { sendFile, useImports, useTold } from './table-queries.ts';
import { tableTexts as t } from './table-texts.ts';

const mostBytes = 24 * 1024 * 1024;

function Former() {
  const former = useImports().data?.data ?? [];
  if (former.length === 0) return null;
  return (
    <section aria-labelledby="former-files" className="flex flex-col gap-2">
      <h2 id="former-files" className="font-semibold text-body">
        {t.former}
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {former.map(({ id, file, state, counts, sent_at }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2 text-small">
            <Link
              to="/menu/importa"
              search={{ file: id }}
              className="wrap-anywhere inline-flex min-h-6 items-center font-semibold hover:underline pointer-coarse:min-h-11"
            >
              {file}
            </Link>
            <span className="text-ink-soft">{t.formerState(state, counts)}</span>
            <span className="ms-auto text-ink-soft">{momentText(sent_at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Takes a file by choosing or dropping; earlier files are listed below. */
export function ChooseFile({ onSent }: { readonly onSent: (sent: MenuImport) => void }) {
  const { busy, alert, fields, change } = useChange();
  const told = useTold();
  const [name, setName] = useState('');
  const send = (file: File) => {
    setName(file.name);
    change(
      async () => {
        const sent = await sendFile(file);
        told(sent);
        onSent(sent);
      },
      () => undefined,
    );
  };
  return (
    <div className="flex max-w-3xl flex-col gap-6 p-4 md:p-6">
      <div className="flex flex-col gap-3">
        <FileField
          label={t.choose}
          hint={t.chooseHint}
          choose={busy ? t.sending(name) : t.drop}
          kinds=".csv,.json,.txt,text/csv,application/json"
          tooLarge={t.tooLarge}
          mostBytes={mostBytes}
          disabled={busy}
          error={fields.file?.[0]}
          onChoose={send}
        />
        <FormAlert text={fields.file ? undefined : alert} />
      </div>
      <Former />
    </div>
  );
}
