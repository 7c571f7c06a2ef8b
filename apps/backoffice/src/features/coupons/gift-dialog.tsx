import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { isLocalDate } from '@zanga/domain/time';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { ChipChoice } from '../../parts/chip-choice.tsx';
import { useChange } from '../../parts/confirm/use-change.ts';
import { endOf } from '../../parts/editing/day-span.ts';
import { readEdited, useSaved } from './coupons-queries.ts';
import { couponsTexts } from './coupons-texts.ts';
import { groupTexts } from './gifts/gifts-texts.ts';
import { GroupForm } from './gifts/group-form.tsx';

const t = couponsTexts.gift;

type UnknownProps = { readonly emails: readonly string[]; readonly onClose: () => void };

function Unknown({ emails, onClose }: UnknownProps) {
  return (
    <div role="status" className="rounded-md bg-lemon-wash p-4 text-lemon-ink text-small">
      <p>{t.unknown}</p>
      <ul className="wrap-anywhere list-disc ps-5">
        {emails.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
      <button type="button" className={deskButtonStyle('outline', 'mt-3')} onClick={onClose}>
        {t.close}
      </button>
    </div>
  );
}

type GiftDialogProps = { readonly coupon: string; readonly onClose: () => void };

/** Gives a coupon to customers by mail address, or to a group; unknown addresses are named. */
export function GiftDialog({ coupon, onClose }: GiftDialogProps) {
  const [kind, setKind] = useState<'emails' | 'group'>('emails');
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <ChipChoice
          legend={groupTexts.whom}
          values={['emails', 'group'] as const}
          chosen={kind}
          words={(one) => groupTexts.kinds[one]}
          onChoose={setKind}
        />
        {kind === 'emails' ? (
          <EmailsForm coupon={coupon} onClose={onClose} />
        ) : (
          <GroupForm coupon={coupon} onClose={onClose} />
        )}
      </div>
    </FormDialog>
  );
}

function EmailsForm({ coupon, onClose }: GiftDialogProps) {
  // One key for each dialog: a request sent twice gives one coupon.
  const [key] = useState(() => crypto.randomUUID());
  const [emails, setEmails] = useState('');
  const [until, setUntil] = useState('');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const { busy, alert, fields, change } = useChange();
  const saved = useSaved();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      async () => {
        const answer = await service.api('POST /api/backoffice/coupons/:coupon/gifts', {
          params: { coupon },
          body: {
            key,
            emails: emails.split(/[\s,;]+/).filter(Boolean),
            until: isLocalDate(until) ? endOf(until) : null,
          },
        });
        toast({ text: t.given(answer.given) });
        setUnknown(answer.unknown);
        await saved(await readEdited(coupon));
        if (answer.unknown.length === 0) onClose();
      },
      () => undefined,
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={alert} />
      {unknown.length > 0 && <Unknown emails={unknown} onClose={onClose} />}
      <TextArea
        label={t.emails}
        hint={t.emailsHint}
        name="emails"
        spellCheck={false}
        value={emails}
        onChange={({ target }) => setEmails(target.value)}
        error={fields.emails?.[0]}
      />
      <TextField
        type="date"
        label={t.until}
        hint={t.untilHint}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        error={fields.until?.[0]}
      />
      <SubmitButton busy={busy}>{t.send}</SubmitButton>
    </form>
  );
}
