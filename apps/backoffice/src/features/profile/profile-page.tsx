import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useUser } from '../../base/user.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Instead } from '../../parts/list/instead.tsx';
import { SignInList } from '../../parts/sign-ins/sign-in-list.tsx';

const t = {
  title: 'Il tuo profilo',
  signIns: 'Dove sei collegato',
  none: 'Da nessuna parte.',
  line: 'Non riconosci un dispositivo? Scollegalo e cambia la password.',
} as const;

const query = () => service.query('GET /api/customer/sessions');

/** One's own sign-ins. */
export function ProfilePage() {
  const { data: user } = useUser();
  const { data, error, refetch } = useQuery(query());
  const client = useQueryClient();
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={t.title} line={user?.email} />
      {!data && error && (
        <Instead problem title={errorText(error)}>
          <button type="button" className={deskButtonStyle()} onClick={() => void refetch()}>
            {texts.retry}
          </button>
        </Instead>
      )}
      {!data && !error && <Skeleton className="m-6 h-40" />}
      {data && (
        <div className="flex max-w-3xl flex-col gap-3 p-4 md:p-6">
          <SignInList
            title={t.signIns}
            none={t.none}
            signIns={data.data.map(({ last_used_at, ...one }) => ({ ...one, seen_at: last_used_at }))}
            end={(session) => service.api('DELETE /api/customer/sessions/:session', { params: { session } })}
            onEnded={() => client.invalidateQueries({ queryKey: query().queryKey })}
          />
          <p className="text-ink-soft text-small">{t.line}</p>
        </div>
      )}
    </div>
  );
}
