import type { StaffSession } from '@zanga/contract/people/staff';
import { service } from '../../base/api.ts';
import { SignInList } from '../../parts/sign-ins/sign-in-list.tsx';
import { useAnew } from './people-queries.ts';
import { peopleTexts } from './people-texts.ts';

const t = peopleTexts.person;

type PersonSessionsProps = {
  readonly person: string;
  readonly sessions: readonly StaffSession[];
  /** Whether the person may end them. */
  readonly mayEnd: boolean;
};

/** Sign-ins of a colleague. */
export function PersonSessions({ person, sessions, mayEnd }: PersonSessionsProps) {
  const anew = useAnew();
  const ways = {
    end: (session: string) =>
      service.api('DELETE /api/backoffice/people/:person/sessions/:session', { params: { person, session } }),
    endAll: () => service.api('DELETE /api/backoffice/people/:person/sessions', { params: { person } }),
  };
  return (
    <SignInList
      title={t.sessions}
      none={t.noSessions}
      signIns={sessions}
      {...(mayEnd && ways)}
      onEnded={() => anew(person)}
    />
  );
}
