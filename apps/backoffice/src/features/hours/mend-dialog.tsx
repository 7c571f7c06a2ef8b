import type { WorkShift } from '@zanga/contract/people/hours';
import { Button } from '@zanga/ui/button.tsx';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { fieldOf, instantOr } from '../../parts/local-time.ts';
import { hoursTexts } from './hours-texts.ts';

const t = hoursTexts.form;

type MendDialogProps = {
  /** Shift to correct; none for a new one. */
  readonly shift: WorkShift | undefined;
  readonly shop: string | undefined;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const useMendForm = ({ shift, shop, onDone }: MendDialogProps) => {
  const [person, setPerson] = useState('');
  const [from, setFrom] = useState(shift ? fieldOf(shift.from.at) : '');
  const [until, setUntil] = useState(shift?.until ? fieldOf(shift.until.at) : '');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, alert, fields, change } = useChange();
  const came = instantOr(from, shift?.from.at);
  const told = (text: string) => () => {
    toast({ text });
    onDone();
  };
  const missing = (text: string) => (tried && text === '' ? t.missing : undefined);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (came === undefined || reason.trim() === '') return;
    const times = { from: came, until: instantOr(until, shift?.until?.at) ?? null, reason };
    if (shift) {
      const given = { params: { shift: shift.id }, body: times };
      change(() => service.api('PUT /api/backoffice/hours/:shift', given), told(t.saved));
    } else if (person !== '' && shop !== undefined)
      change(
        () => service.api('POST /api/backoffice/hours', { body: { ...times, person, shop } }),
        told(t.saved),
      );
  };
  const remove = () => {
    setTried(true);
    if (!shift || reason.trim() === '') return;
    const given = { params: { shift: shift.id }, body: { reason } };
    change(() => service.api('POST /api/backoffice/hours/:shift/remove', given), told(t.removed));
  };
  return {
    values: { person, from, until, reason },
    set: { setPerson, setFrom, setUntil, setReason },
    ...{ busy, alert, fields, missing, save, remove },
  };
};

/** Corrects a shift or adds a missing one, always with a reason. */
export function MendDialog(props: MendDialogProps) {
  const { shift, people, onClose } = props;
  const { values, set, busy, alert, fields, missing, save, remove } = useMendForm(props);
  return (
    <FormDialog open onClose={onClose} title={shift ? t.mend : t.add} closeLabel={texts.close}>
      <form noValidate onSubmit={save} className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7">
        <p className="text-ink-soft text-small">{shift ? `${shift.person.name}. ${t.line}` : t.line}</p>
        <FormAlert text={alert} />
        {!shift && (
          <SelectField
            label={t.person}
            value={values.person}
            onChange={(event) => set.setPerson(event.target.value)}
            error={missing(values.person)}
          >
            <option value="">{t.choose}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            type="datetime-local"
            label={t.from}
            value={values.from}
            onChange={(event) => set.setFrom(event.target.value)}
            error={fields.from?.[0] ?? missing(values.from)}
          />
          <TextField
            type="datetime-local"
            label={t.until}
            hint={t.untilHint}
            value={values.until}
            onChange={(event) => set.setUntil(event.target.value)}
            error={fields.until?.[0]}
          />
        </div>
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          maxLength={200}
          value={values.reason}
          onChange={(event) => set.setReason(event.target.value)}
          error={fields.reason?.[0] ?? missing(values.reason.trim())}
        />
        <Button type="submit" aria-disabled={busy || undefined}>
          {busy ? texts.sending : t.save}
        </Button>
        {shift && (
          <button type="button" disabled={busy} className={deskButtonStyle('danger')} onClick={remove}>
            {t.remove}
          </button>
        )}
      </form>
    </FormDialog>
  );
}
