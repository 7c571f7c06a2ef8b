import type { StaffPerson } from '@zanga/contract/people/staff';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useEffect, useRef, useState } from 'react';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { momentText } from '../../parts/moment.ts';
import { useAnew } from './people-queries.ts';
import { peopleTexts } from './people-texts.ts';

const t = peopleTexts.person;

type StandingChange = 'suspend' | 'remove';
type PersonStandingProps = {
  readonly person: StaffPerson;
  readonly name: string;
  readonly onRemoved: () => void;
};

const words = {
  suspend: { title: t.suspendTitle, body: t.suspendBody, yes: t.suspend },
  remove: { title: t.removeTitle, body: t.removeBody, yes: t.remove },
} as const;

type QuestionProps = {
  readonly asked: StandingChange;
  readonly name: string;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

function Question({ asked, name, busy, onYes, onNo }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, body, yes } = words[asked];
  return (
    <div className="flex flex-col gap-2 rounded-sm bg-sunken p-4">
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-semibold font-text text-small tracking-normal outline-none"
      >
        {title(name)}
      </h2>
      <p className="text-small">{body}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" disabled={busy} className={deskButtonStyle('solid')} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className={deskButtonStyle()} onClick={onNo}>
          {t.no}
        </button>
      </div>
    </div>
  );
}

type ChoicesProps = {
  readonly suspended: boolean;
  readonly busy: boolean;
  readonly onRestore: () => void;
  readonly onAsk: (asked: StandingChange) => void;
};

function Choices({ suspended, busy, onRestore, onAsk }: ChoicesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {suspended ? (
        <button type="button" disabled={busy} className={deskButtonStyle('solid')} onClick={onRestore}>
          {t.restore}
        </button>
      ) : (
        <button type="button" className={deskButtonStyle('danger')} onClick={() => onAsk('suspend')}>
          {t.suspend}
        </button>
      )}
      <button type="button" className={deskButtonStyle('danger')} onClick={() => onAsk('remove')}>
        {t.remove}
      </button>
    </div>
  );
}

/** Suspends, reinstates and removes a colleague; a confirmation replaces the pressed button. */
export function PersonStanding({ person, name, onRemoved }: PersonStandingProps) {
  const [asked, setAsked] = useState<StandingChange>();
  const { busy, alert, change } = useChange();
  const anew = useAnew();
  const params = { person: person.id };
  const told = (text: string) => () => {
    setAsked(undefined);
    toast({ text });
    return anew(person.id);
  };
  const suspend = () =>
    change(
      () => service.api('POST /api/backoffice/people/:person/suspend', { params, body: {} }),
      told(t.suspended(name)),
    );
  const restore = () =>
    change(
      () => service.api('POST /api/backoffice/people/:person/restore', { params }),
      told(t.restored(name)),
    );
  const remove = () =>
    change(
      () => service.api('DELETE /api/backoffice/people/:person', { params }),
      () => {
        toast({ text: t.removed(name) });
        onRemoved();
        return anew();
      },
    );
  return (
    <section aria-label={t.suspend} className="flex flex-col gap-3">
      <FormAlert text={alert} />
      {person.suspended_at && (
        <p className="font-semibold text-small text-tomato-ink">
          {t.suspendedSince(momentText(person.suspended_at))}
        </p>
      )}
      {asked ? (
        <Question
          asked={asked}
          name={name}
          busy={busy}
          onYes={asked === 'suspend' ? suspend : remove}
          onNo={() => setAsked(undefined)}
        />
      ) : (
        <Choices suspended={person.suspended_at !== null} busy={busy} onRestore={restore} onAsk={setAsked} />
      )}
    </section>
  );
}
