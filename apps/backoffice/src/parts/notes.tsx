import { useAction } from '@zanga/browser/form/use-action.ts';
import { newKey } from '@zanga/contract/wire/new-key';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { texts } from '../base/texts.ts';
import { momentText } from './moment.ts';

type Note = {
  readonly id: string | number;
  readonly at: string;
  readonly name: string | null;
  readonly text: string;
};

/** Notes of colleagues. */
export function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {notes.map(({ id, at, name, text }) => (
        <li key={id} className="rounded-sm bg-lemon-wash p-2">
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          <p className="text-caption text-ink-soft">{[name, momentText(at)].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}

type NoteFormProps = {
  readonly words: Readonly<Record<'label' | 'hint' | 'missing' | 'leave' | 'left', string>>;
  /** Leaves a note; each try of the same note has the same key. */
  readonly send: (note: { key: string; text: string }) => Promise<unknown>;
};

/** Adds a note; notes are never changed. */
export function NoteForm({ words, send }: NoteFormProps) {
  const [key, setKey] = useState(newKey);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const missing = text.trim() === '';
  const { busy, alert, run } = useAction(async () => {
    await send({ key, text });
    setText('');
    setTried(false);
    setKey(newKey());
    toast({ text: words.left });
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing) run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={words.label}
        hint={words.hint}
        rows={2}
        maxLength={1_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={tried && missing ? words.missing : undefined}
      />
      <FormAlert text={alert} />
      <button
        type="submit"
        aria-disabled={busy || undefined}
        className={deskButtonStyle('outline', 'self-start')}
      >
        {busy ? texts.sending : words.leave}
      </button>
    </form>
  );
}
