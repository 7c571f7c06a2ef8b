import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { contactTopics, topicNames } from '@zanga/contract/brand/contact-topics';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { CaptchaRow } from '../../parts/captcha/captcha-row.tsx';
import type { CaptchaWork } from '../../parts/captcha/use-captcha.ts';
import { contactTexts as t } from './contact-texts.ts';

type Field = ReturnType<
  ReturnType<typeof import('@zanga/browser/form/use-contract-form.ts').useContractForm>['field']
>;

type MessageFieldsProps = {
  readonly field: (name: 'topic' | 'order' | 'message' | 'captcha') => Field;
  readonly captcha: CaptchaWork;
  readonly busy: boolean;
};

/** Topic, order, message and the send button. */
export function MessageFields({ field, captcha, busy }: MessageFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t.topic} required {...field('topic')}>
          <option value="">{t.choose}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {topicNames[topic]}
            </option>
          ))}
        </SelectField>
        <TextField label={t.order} note={formTexts.optional} hint={t.orderHint} {...field('order')} />
      </div>
      <TextArea label={t.message} required {...field('message')} />
      <CaptchaRow captcha={captcha} error={field('captcha').error} />
      <SubmitButton busy={busy} className="self-start">
        {t.send}
      </SubmitButton>
    </>
  );
}
