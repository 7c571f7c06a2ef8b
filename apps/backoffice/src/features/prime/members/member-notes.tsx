import { useAction } from '@zanga/browser/form/use-action.ts';
import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import { newKey } from '@zanga/contract/wire/new-key';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { momentText } from '../../../parts/moment.ts';
import { useMemberChanged } from '../prime-queries.ts';
import { memberTexts as t } from './members-texts.ts';

type MemberNotesProps = { readonly seen: SeenMember; readonly mayEdit: boolean };

function NoteForm({ id }: Pick<SeenMember, 'id'>) {
  // The same key for each try of one note; the next note gets another.
  const [key, setKey] = useState(newKey);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const missing = text.trim() === '';
  const changed = useMemberChanged();
  const { busy, alert, run } = useAction(async () => {
    const call = { params: { member: id }, body: { key, text } };
    await changed(await service.api('POST /api/backoffice/prime/members/:member/notes', call));
    setText('');
    setTried(false);
    setKey(newKey());
    toast({ text: t.noteLeft });
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing) run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={t.note}
        hint={t.noteHint}
        rows={2}
        maxLength={1_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={tried && missing ? t.noteMissing : undefined}
      />
      <FormAlert text={alert} />
      <button
        type="submit"
        aria-disabled={busy || undefined}
        className={deskButtonStyle('outline', 'self-start')}
      >
        {busy ? texts.sending : t.leaveNote}
      </button>
    </form>
  );
}

/** Notes among colleagues about a member: only ever added to. */
export function MemberNotes({ seen, mayEdit }: MemberNotesProps) {
  return (
    <>
      <ul className="flex flex-col gap-2 empty:hidden">
        {seen.notes.map(({ id, at, name, text }) => (
          <li key={id} className="rounded-sm bg-lemon-wash p-2">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-caption text-ink-soft">{[name, momentText(at)].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
      {mayEdit && seen.name !== '' && <NoteForm id={seen.id} />}
    </>
  );
}
