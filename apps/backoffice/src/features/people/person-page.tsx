import { Link } from '@tanstack/react-router';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useMay } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { usePeople, usePerson } from './people-queries.ts';
import { peopleTexts } from './people-texts.ts';
import { PersonFactors } from './person-factors.tsx';
import { PersonPin } from './person-pin.tsx';
import { PersonPosts } from './person-posts.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { PersonStanding } from './person-standing.tsx';

const t = peopleTexts.person;

type PersonPageProps = { readonly id: string; readonly onRemoved: () => void };

/** A staff member: posts, sign-ins, and a link to their audit entries. */
export function PersonPage({ id, onRemoved }: PersonPageProps) {
  const query = usePerson(id);
  const { data } = query;
  const mayGive = usePeople().data?.may_give ?? [];
  const mayRead = useMay('audit.read');
  const name = data ? `${data.person.firstname} ${data.person.lastname}`.trim() : peopleTexts.title;
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={name} line={data?.person.email}>
        <Link to="/persone" className={deskButtonStyle()}>
          {t.back}
        </Link>
        {mayRead && data && (
          <Link to="/registro" search={{ persona: id }} className={deskButtonStyle()}>
            {t.history}
          </Link>
        )}
      </PageHeader>
      <Loaded query={query}>
        {(seen) => (
          <div className="flex max-w-3xl flex-col gap-8 p-4 md:p-6">
            <PersonPosts person={seen.person} mayGive={mayGive} />
            <PersonFactors person={seen.person} name={name} />
            <PersonSessions person={id} sessions={seen.sessions} mayEnd={seen.person.manageable} />
            {seen.person.manageable && <PersonPin person={id} name={name} />}
            {seen.person.manageable && (
              <PersonStanding person={seen.person} name={name} onRemoved={onRemoved} />
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}
