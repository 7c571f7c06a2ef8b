import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { answerLimit, type InboxMessage } from '@zanga/contract/brand/inbox';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { UnsavedGuard } from '../../parts/form/unsaved.tsx';
import { inboxTexts } from './inbox-texts.ts';
import { useSeeingTo } from './use-seeing-to.ts';

const t = inboxTexts.message;

/** Answers a message by mail. The typed text stays when a colleague closes the message meanwhile. */
export function AnswerForm({ message }: { readonly message: InboxMessage }) {
  const { reference, version, email, closed } = message;
  const [text, setText] = useState('');
  const [close, setClose] = useState(true);
  const { busy, alert, fields, seeTo } = useSeeingTo(reference);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    seeTo(
      () =>
        service.api('POST /api/backoffice/messages/:message/answers', {
          params: { message: reference },
          body: { version, text, close },
        }),
      () => {
        setText('');
        toast({ text: t.sent });
      },
    );
  };
  if (closed && text === '') return null;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-line border-t pt-4 pb-2">
      <UnsavedGuard dirty={text.trim() !== '' && !busy} />
      <FormAlert text={alert} />
      <TextArea
        label={t.answer}
        hint={t.answerHint(email)}
        maxLength={answerLimit}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={fields.text?.[0]}
      />
      <CheckboxField checked={close} onChange={({ target }) => setClose(target.checked)}>
        {t.closing}
      </CheckboxField>
      <SubmitButton busy={busy} className="self-start">
        {t.send}
      </SubmitButton>
    </form>
  );
}
