import { folderBytes, type PictureFolder } from '@zanga/contract/menu/menu-pictures';
import { FileField } from '@zanga/ui/fields/files/file-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useState } from 'react';
import { useChange } from '../../../../parts/confirm/use-change.ts';
import { UnsavedGuard } from '../../../../parts/form/unsaved.tsx';
import { sendFolder } from './folder-queries.ts';
import { folderTexts as t } from './folder-texts.ts';

type Sending = { readonly name: string; readonly progress: number };

/** Takes an archive by choosing or dropping, and uploads it part by part. */
export function ChooseFolder({ onSent }: { readonly onSent: (sent: PictureFolder) => void }) {
  const { busy, alert, change } = useChange();
  const [sending, setSending] = useState<Sending>();
  const send = (file: File) => {
    let sent: PictureFolder | undefined;
    change(
      async () => {
        sent = await sendFolder(file, (progress) => setSending({ name: file.name, progress }));
      },
      () => sent && onSent(sent),
    );
  };
  return (
    <div className="flex max-w-3xl flex-col gap-3 p-4 md:p-6">
      <UnsavedGuard dirty={busy} />
      <FileField
        label={t.choose}
        hint={t.chooseHint}
        choose={busy && sending ? t.sending(sending.name, sending.progress) : t.drop}
        kinds=".zip,application/zip"
        tooLarge={t.tooLarge}
        mostBytes={folderBytes}
        disabled={busy}
        onChoose={send}
      />
      {busy && (
        <>
          <progress
            aria-label={t.sending(sending?.name ?? '', sending?.progress ?? 0)}
            className="h-2 w-full max-w-xl accent-tomato"
            max={100}
            value={sending?.progress ?? 0}
          />
          <p role="status" className="text-ink-soft text-small">
            {t.stay}
          </p>
        </>
      )}
      <FormAlert text={alert} />
    </div>
  );
}
