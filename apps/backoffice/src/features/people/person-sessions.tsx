import type { StaffSession } from '@zanga/contract/people/staff';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { momentText } from '../../parts/moment.ts';
import { useAnew } from './people-queries.ts';
import { peopleTexts } from './people-texts.ts';

const t = peopleTexts.person;

type PersonSessionsProps = {
  readonly person: string;
  readonly sessions: readonly StaffSession[];
  /** Whether who looks may end them. */
  readonly mayEnd: boolean;
};

type SessionRowProps = {
  readonly session: StaffSession;
  readonly busy: boolean;
  readonly onEnd: (() => void) | undefined;
};

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, network, seen_at, current } = session;
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-2 text-small">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {t.device(device)}
          {current && <span className="text-ink-soft"> ({t.current})</span>}
        </p>
        <p className="text-caption text-ink-soft">
          {[t.seen(momentText(seen_at)), network && t.network(network)].filter(Boolean).join(', ')}
        </p>
      </div>
      {onEnd && (
        <button
          type="button"
          disabled={busy}
          className={deskButtonStyle()}
          aria-label={`${t.end}: ${t.device(device)}, ${momentText(seen_at)}`}
          onClick={onEnd}
        >
          {t.end}
        </button>
      )}
    </li>
  );
}

/** Where somebody is signed in, and the way to end that. */
export function PersonSessions({ person, sessions, mayEnd }: PersonSessionsProps) {
  const { busy, alert, change, question } = useChange();
  const anew = useAnew();
  const ended = () => {
    toast({ text: t.ended });
    return anew(person);
  };
  const end = (session: string) =>
    change(
      () =>
        service.api('DELETE /api/backoffice/people/:person/sessions/:session', {
          params: { person, session },
        }),
      ended,
    );
  const endAll = () =>
    change(
      () => service.api('DELETE /api/backoffice/people/:person/sessions', { params: { person } }),
      ended,
    );
  return (
    <section aria-labelledby="sessions" className="flex flex-col gap-2">
      <h2 id="sessions" className="font-semibold font-text text-body tracking-normal">
        {t.sessions}
      </h2>
      <FormAlert text={alert} />
      {sessions.length === 0 && <p className="text-ink-soft text-small">{t.noSessions}</p>}
      <ul className="flex flex-col">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            onEnd={mayEnd ? () => end(session.id) : undefined}
          />
        ))}
      </ul>
      {mayEnd && sessions.length > 1 && (
        <button
          type="button"
          disabled={busy}
          className={deskButtonStyle('danger', 'self-start')}
          onClick={endAll}
        >
          {t.endAll}
        </button>
      )}
      {question}
    </section>
  );
}
