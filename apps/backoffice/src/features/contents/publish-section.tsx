import type { EditedContent } from '@zanga/contract/brand/contents-office';
import { isAgreedText } from '@zanga/domain/brand/publishing';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { useEffect, useRef } from 'react';
import { Section } from '../../parts/editing/section.tsx';
import { momentText } from '../../parts/moment.ts';
import { contentsTexts } from './contents-texts.ts';
import type { DraftDeeds } from './use-draft-deeds.ts';
import type { Publishing } from './use-publishing.ts';

const t = contentsTexts.publish;

/** Published state of a text, and its draft. */
function Standing({ draft }: Pick<EditedContent, 'draft'>) {
  const told = draft ? t.lies(draft.by, momentText(draft.saved_at)) : t.none;
  return (
    <p className="wrap-anywhere text-small">
      {draft?.publish_at ? t.planned(momentText(draft.publish_at)) : told}
    </p>
  );
}

function WhenChoice({ later, onLater, at, onAt, wrong }: Publishing) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 font-semibold text-small">{t.when}</legend>
      {[false, true].map((one) => (
        <label key={String(one)} className="flex min-h-11 items-center gap-3 text-ink">
          <input
            type="radio"
            name="when"
            className="size-4 shrink-0"
            checked={later === one}
            onChange={() => onLater(one)}
          />
          {one ? t.whenLater : t.whenNow}
        </label>
      ))}
      {later && (
        <TextField
          type="datetime-local"
          label={t.at}
          className="max-w-72"
          value={at}
          onChange={({ target }) => onAt(target.value)}
          error={wrong.at}
        />
      )}
    </fieldset>
  );
}

type AskingProps = Pick<Publishing, 'asks' | 'onAsks' | 'reason' | 'onReason' | 'wrong'>;

/** Whether customers must agree anew, and the reason they read. */
function Asking({ asks, onAsks, reason, onReason, wrong }: AskingProps) {
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField checked={asks} onChange={({ target }) => onAsks(target.checked)} hint={t.asksHint}>
        {t.asks}
      </CheckboxField>
      {asks && (
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          maxLength={300}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
          error={wrong.reason}
        />
      )}
    </div>
  );
}

type PublishSectionProps = {
  readonly content: EditedContent;
  readonly publishing: Publishing;
  readonly deeds: DraftDeeds;
};

/** Moves the focus to a missing field: the publish bar may be far away from it. */
const useWrongShown = (wrong: Publishing['wrong']) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong.at ?? wrong.reason) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  return place;
};

/** Moment of publication, and actions on a draft. */
export function PublishSection({ content, publishing, deeds }: PublishSectionProps) {
  const { draft, slug } = content;
  const choices = useWrongShown(publishing.wrong);
  return (
    <Section title={t.title}>
      <Standing draft={draft} />
      <FormAlert text={deeds.alert} />
      {draft && (
        <div className="flex flex-wrap gap-2">
          {draft.publish_at && (
            <button type="button" className={deskButtonStyle('outline')} onClick={deeds.takeBack}>
              {t.takeBack}
            </button>
          )}
          <button type="button" className={deskButtonStyle('quiet')} onClick={deeds.askDrop}>
            {t.drop}
          </button>
        </div>
      )}
      <div ref={choices} className="flex flex-col gap-4">
        <WhenChoice {...publishing} />
        {isAgreedText(slug) && <Asking {...publishing} />}
      </div>
      <Confirm
        open={deeds.dropping}
        title={t.dropTitle}
        confirm={t.drop}
        cancel={t.keep}
        busy={deeds.busy}
        alert={deeds.alert}
        onConfirm={deeds.drop}
        onClose={deeds.keep}
      >
        {t.dropLine}
      </Confirm>
    </Section>
  );
}
