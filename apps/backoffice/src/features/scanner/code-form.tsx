import { Button } from '@zanga/ui/button.tsx';
import { CodeField } from '@zanga/ui/fields/code-field.tsx';
import { showWrong } from '@zanga/ui/fields/show-wrong.ts';
import { type SyntheticEvent, useState } from 'react';
import { texts } from '../../base/texts.ts';
import { codeTexts as t } from './scanner-texts.ts';
import { writtenCode } from './written-code.ts';

type CodeFormProps = { readonly busy: boolean; readonly onCode: (code: string) => void };

/** Field for the digits beside a QR code, or for a connected reader. */
export function CodeForm({ busy, onCode }: CodeFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const written = writtenCode(text);
    if ('error' in written) {
      showWrong(event, () => setError(written.error));
      return;
    }
    setError(undefined);
    setText('');
    onCode(written.code);
  };
  return (
    <section aria-labelledby="typed" className="rounded-lg bg-surface p-5">
      <h2 id="typed" className="pb-3 text-h4">
        {t.title}
      </h2>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <CodeField
          label={t.label}
          hint={t.hint}
          error={error}
          autoFocus={matchMedia('(pointer: fine)').matches}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outline" size="large" aria-disabled={busy || undefined}>
          {busy ? texts.sending : t.check}
        </Button>
      </form>
    </section>
  );
}
