import { useAction } from '@zanga/browser/form/use-action.ts';
import type { User } from '@zanga/contract/people/profile';
import { type ConsentKind, consentKinds, consentTexts } from '@zanga/domain/accounts/consents';
import { formatDate } from '@zanga/domain/time-format';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { ShieldIcon } from '@zanga/ui/icons/person-icons.tsx';
import { useState } from 'react';
import { useNames } from '../../../base/api/names.ts';
import { AccountSection, type Ending } from '../account-section.tsx';
import { Facts } from '../facts.tsx';
import { SectionButtons } from '../section-buttons.tsx';
import { useSaveProfile } from '../use-save-profile.ts';
import { consentChanges, isOutdated } from './consent-changes.ts';
import { consentTexts as t } from './privacy-texts.ts';

type Consents = User['consents'];

/** The last answer and its date. */
const lastSaid = ({ granted, at }: Consents[ConsentKind]) => {
  if (at === null) return t.never;
  return granted ? t.given(formatDate(new Date(at))) : t.withdrawn(formatDate(new Date(at)));
};

type ConsentsFormProps = Ending & { readonly consents: Consents };

function ConsentsForm({ consents, onSaved, onCancel }: ConsentsFormProps) {
  const saveProfile = useSaveProfile();
  const [chosen, setChosen] = useState<Readonly<Record<ConsentKind, boolean>>>({
    marketing: consents.marketing.granted,
    profiling: consents.profiling.granted,
    push: consents.push.granted,
  });
  const names = useNames();
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    const changes = consentChanges(consents, chosen);
    if (changes.length > 0) await saveProfile({ consents: changes });
    onSaved();
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormAlert text={alert} />
      {consentKinds.map((kind) => (
        <CheckboxField
          key={kind}
          checked={chosen[kind]}
          onChange={(event) => setChosen({ ...chosen, [kind]: event.target.checked })}
          hint={isOutdated(kind, consents[kind]) ? t.outdated : lastSaid(consents[kind])}
        >
          <strong className="block">{t.names[kind]}</strong>
          {consentTexts[kind].text(names)}
        </CheckboxField>
      ))}
      <SectionButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** The person's consents: full text, answer, date. */
export function ConsentsSection({ user: { consents } }: { readonly user: User }) {
  return (
    <AccountSection
      id="consensi"
      title={t.title}
      icon={ShieldIcon}
      summary={
        <>
          <p className="pb-3 text-ink-soft">{t.line}</p>
          <Facts facts={consentKinds.map((kind) => [t.names[kind], lastSaid(consents[kind])] as const)} />
        </>
      }
      form={(ending) => <ConsentsForm consents={consents} {...ending} />}
    />
  );
}
