import { useNavigate } from '@tanstack/react-router';
import { textLimit } from '@zanga/domain/accounts/profile';
import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { type SyntheticEvent, useState } from 'react';
import { codeLinkTexts as t } from './code-link-texts.ts';

/** Field for a code on paper; it opens the same page as the code's link. */
export function CodeForm() {
  const [written, setWritten] = useState('');
  const navigate = useNavigate();
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = written.replace(/[^\p{L}\p{N}]/gu, '');
    if (code !== '') void navigate({ to: '/c/$code', params: { code } });
  };
  return (
    <form noValidate onSubmit={send} className="flex max-w-md items-end gap-3 pb-6">
      <TextField
        className="flex-1"
        label={t.label}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={textLimit}
      />
      <Button type="submit" variant="outline">
        {t.look}
      </Button>
    </form>
  );
}
