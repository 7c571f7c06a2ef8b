import type { InboxMessage } from '@zanga/contract/brand/inbox';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { useUser } from '../../base/user.ts';
import { Section } from '../../parts/section.tsx';
import { inboxTexts } from './inbox-texts.ts';
import { useSeeingTo } from './use-seeing-to.ts';

const t = inboxTexts.message;

/** Assigns a message to the person, or to a colleague who may answer it. */
function AssignForm({ message }: { readonly message: InboxMessage }) {
  const { reference, version, assigned, colleagues } = message;
  const { data: user } = useUser();
  const now = assigned?.id ?? '';
  const [chosen, setChosen] = useState(now);
  const { busy, alert, fields, seeTo } = useSeeingTo(reference);
  const assign = (to: string) =>
    seeTo(
      () =>
        service.api('PUT /api/backoffice/messages/:message/assigned', {
          params: { message: reference },
          body: { version, to: to || null },
        }),
      () => {
        const name = colleagues.find(({ id }) => id === to)?.name;
        toast({ text: name === undefined ? t.unassigned : t.assignedTo(name) });
      },
    );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    assign(chosen);
  };
  // An assigned colleague who has lost the right still shows.
  const others = assigned && !colleagues.some(({ id }) => id === now) ? [assigned] : [];
  const self = colleagues.find(({ id }) => id === user?.id);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <FormAlert text={alert} />
      <SelectField
        label={t.assignedField}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={fields.to?.[0]}
      >
        <option value="">{inboxTexts.nobody}</option>
        {[...others, ...colleagues].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={deskButtonStyle()} aria-disabled={busy || undefined}>
          {t.assign}
        </button>
        {self && self.id !== now && (
          <button
            type="button"
            className={deskButtonStyle()}
            aria-disabled={busy || undefined}
            onClick={() => assign(self.id)}
          >
            {t.mine}
          </button>
        )}
      </div>
    </form>
  );
}

type AssignedSectionProps = { readonly message: InboxMessage; readonly mayAnswer: boolean };

/** Colleague in charge of a message. */
export function AssignedSection({ message, mayAnswer }: AssignedSectionProps) {
  const { assigned } = message;
  return (
    <Section title={t.assigned}>
      {mayAnswer ? (
        <AssignForm key={assigned?.id ?? ''} message={message} />
      ) : (
        <p className="wrap-anywhere">{assigned?.name ?? inboxTexts.nobody}</p>
      )}
    </Section>
  );
}
