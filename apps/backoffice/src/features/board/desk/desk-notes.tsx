import { useAction } from '@zanga/browser/form/use-action.ts';
import { newKey } from '@zanga/contract/wire/new-key';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { useMay } from '../../../base/user.ts';
import { Section } from '../../../parts/section.tsx';
import type { DeskOrder } from './desk-query.ts';
import { deskTexts as t } from './desk-texts.ts';

type NotesProps = { readonly desk: DeskOrder; readonly onChanged: () => void };

function NoteForm({ desk, onChanged }: NotesProps) {
  // The same key for each try of one note; the next note gets another.
  const [key, setKey] = useState(newKey);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const missing = text.trim() === '';
  const { busy, alert, run } = useAction(async () => {
    const params = { order: desk.order.id };
    await service.api('POST /api/backoffice/orders/:order/notes', { params, body: { key, text } });
    setText('');
    setTried(false);
    setKey(newKey());
    toast({ text: t.left });
    onChanged();
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
        hint={t.colleaguesLine}
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
        {busy ? texts.sending : t.leave}
      </button>
    </form>
  );
}

/** Notes among colleagues: only ever added to. */
export function DeskNotes({ desk, onChanged }: NotesProps) {
  const works = useMay('orders.work');
  return (
    <Section title={t.colleagues}>
      <ul className="flex flex-col gap-2">
        {desk.notes.map(({ id, at, name, text }) => (
          <li key={id} className="rounded-sm bg-lemon-wash p-2">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-caption text-ink-soft">
              {name} · {formatDate(new Date(at))}, {formatTime(new Date(at))}
            </p>
          </li>
        ))}
      </ul>
      {works && <NoteForm desk={desk} onChanged={onChanged} />}
    </Section>
  );
}
