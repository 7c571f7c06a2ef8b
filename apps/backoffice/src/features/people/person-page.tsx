import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { texts } from '../../base/texts.ts';
import { useMay } from '../../base/user.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Instead } from '../../parts/list/instead.tsx';
import { usePeople, usePerson } from './people-queries.ts';
import { peopleTexts } from './people-texts.ts';
import { PersonPosts } from './person-posts.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { PersonStanding } from './person-standing.tsx';

const t = peopleTexts.person;

type PersonPageProps = { readonly id: string; readonly onRemoved: () => void };

/** One of the staff: posts, where they are signed in, and the way to what they did. */
export function PersonPage({ id, onRemoved }: PersonPageProps) {
  const { data, error, refetch } = usePerson(id);
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
      {!data && error && (
        <Instead problem title={errorText(error)}>
          <button type="button" className={deskButtonStyle()} onClick={() => void refetch()}>
            {texts.retry}
          </button>
        </Instead>
      )}
      {!data && !error && <Skeleton className="m-6 h-40" />}
      {data && (
        <div className="flex max-w-3xl flex-col gap-8 p-4 md:p-6">
          <PersonPosts person={data.person} mayGive={mayGive} />
          <PersonSessions person={id} sessions={data.sessions} mayEnd={data.person.manageable} />
          {data.person.manageable && (
            <PersonStanding person={data.person} name={name} onRemoved={onRemoved} />
          )}
        </div>
      )}
    </div>
  );
}
