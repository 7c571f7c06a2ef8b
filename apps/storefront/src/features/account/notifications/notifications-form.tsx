import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { NotificationChoices } from '@zanga/contract/people/notifications';
import { channels, topics } from '@zanga/domain/notifications/preferences';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { keepAnswer } from '../../../base/api/keep-answer.ts';
import { useNames } from '../../../base/api/names.ts';
import type { Ending } from '../account-section.tsx';
import { SectionButtons } from '../section-buttons.tsx';
import { changedChoices, nameOf, switchedOn } from './notification-choices.ts';
import { notificationTexts as t } from './notification-texts.ts';
import { notificationsQuery } from './notifications-query.ts';

type Choices = NotificationChoices['choices'];

type TopicSwitchesProps = {
  readonly choices: Choices;
  readonly on: ReadonlySet<string>;
  readonly onToggle: (name: string) => void;
};

function TopicSwitches({ choices, on, onToggle }: TopicSwitchesProps) {
  const words = t.topics(useNames());
  return topics.map((topic) => (
    <fieldset key={topic} className="border-line border-t pt-3 first:border-0 first:pt-0">
      <legend className="sr-only">{words[topic].name}</legend>
      <p aria-hidden="true" className="font-semibold">
        {words[topic].name}
      </p>
      <p className="text-ink-soft text-small">{words[topic].line}</p>
      <div className="flex flex-wrap gap-x-8">
        {channels.map((channel) => {
          const name = nameOf({ topic, channel });
          const always = choices.find((one) => nameOf(one) === name)?.rule === 'always';
          return (
            <CheckboxField
              key={channel}
              checked={always || on.has(name)}
              disabled={always}
              aria-label={t.switchFor(words[topic].name, t.channels[channel])}
              onChange={() => onToggle(name)}
            >
              {t.channels[channel]}
              {always && <span className="text-ink-soft text-small"> ({t.always})</span>}
            </CheckboxField>
          );
        })}
      </div>
    </fieldset>
  ));
}

const usualNight = { from: '22:00', to: '08:00' };

type QuietFieldsProps = {
  readonly quiet: NotificationChoices['quiet'];
  readonly onQuiet: (quiet: NotificationChoices['quiet']) => void;
};

function QuietFields({ quiet, onQuiet }: QuietFieldsProps) {
  return (
    <fieldset className="border-line border-t pt-3">
      <legend className="sr-only">{t.quiet}</legend>
      <CheckboxField
        checked={quiet !== null}
        hint={t.quietHint}
        onChange={(event) => onQuiet(event.target.checked ? usualNight : null)}
      >
        <strong>{t.quietOn}</strong>
      </CheckboxField>
      {quiet && (
        <div className="grid max-w-sm grid-cols-2 gap-4 pt-3">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              required
              label={t[end]}
              value={quiet[end]}
              onChange={(event) => onQuiet({ ...quiet, [end]: event.target.value })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

type NotificationsFormProps = Ending & { readonly before: NotificationChoices };

/** Every topic and channel, and when the phone is silent. */
export function NotificationsForm({ before, onSaved, onCancel }: NotificationsFormProps) {
  const service = useService();
  const queryClient = useQueryClient();
  const [on, setOn] = useState(() => switchedOn(before.choices));
  const [quiet, setQuiet] = useState(before.quiet);
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    const body = { choices: changedChoices(before.choices, on), quiet };
    const after = await service.api('PATCH /api/customer/notifications', { body });
    await keepAnswer(queryClient, notificationsQuery(service).queryKey, after);
    onSaved();
  });
  const toggle = (name: string) => {
    const next = new Set(on);
    if (!next.delete(name)) next.add(name);
    setOn(next);
  };
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
      <TopicSwitches choices={before.choices} on={on} onToggle={toggle} />
      <p className="text-ink-soft text-small">
        {t.needsConsent}{' '}
        <Link to="." hash="consensi" replace className="font-semibold underline underline-offset-4">
          {t.consents}
        </Link>
      </p>
      <QuietFields quiet={quiet} onQuiet={setQuiet} />
      <SectionButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}
