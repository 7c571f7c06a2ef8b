import { useAction } from '@zanga/browser/form/use-action.ts';
import type { ModeratedReview } from '@zanga/contract/menu/reviews';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { UnsavedGuard } from '../../parts/form/unsaved.tsx';
import { moderationTexts as t } from './moderation-texts.ts';

type AnswerFormProps = {
  readonly review: ModeratedReview;
  readonly onDone: () => void;
  readonly onSaved: () => Promise<unknown>;
};

/** The shop's answer below a review; an empty text deletes it. */
export function AnswerForm({ review, onDone, onSaved }: AnswerFormProps) {
  const [text, setText] = useState(review.answer ?? '');
  const { busy, alert, run } = useAction(async () => {
    await service.api('PUT /api/backoffice/reviews/:review/answer', {
      params: { review: review.id },
      body: { version: review.version, text },
    });
    await onSaved();
    onDone();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <TextArea
        label={t.answerLabel}
        rows={3}
        maxLength={1_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormAlert text={alert} />
      <UnsavedGuard dirty={text !== (review.answer ?? '') && !busy} />
      <FormButtons
        busy={busy}
        submit={t.answerSave}
        sending={texts.sending}
        cancel={texts.cancel}
        onCancel={onDone}
      />
    </form>
  );
}
