import { useQuery, useQueryClient } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import { useMay, useUser } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { SignInList } from '../../parts/sign-ins/sign-in-list.tsx';
import { PinSection } from './pin-section.tsx';
import { FactorsSection } from './second-factor/factors-section.tsx';

const t = {
  title: 'Il tuo profilo',
  signIns: 'Dove sei collegato',
  none: 'Da nessuna parte.',
  endOthers: 'Scollega tutti gli altri',
  line: 'Non riconosci un dispositivo? Scollegalo e cambia la password.',
} as const;

const query = () => service.query('GET /api/customer/sessions');

/** Profile: second factors, sign-ins, PINs. */
export function ProfilePage() {
  const { data: user } = useUser();
  const signIns = useQuery(query());
  const client = useQueryClient();
  const works = useMay('badge.show');
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={t.title} line={user?.email} />
      <div className="max-w-3xl p-4 md:p-6">
        <FactorsSection />
      </div>
      <Loaded query={signIns}>
        {({ data }) => (
          <div className="flex max-w-3xl flex-col gap-3 p-4 md:p-6">
            <SignInList
              title={t.signIns}
              none={t.none}
              signIns={data.map(({ last_used_at, ...one }) => ({ ...one, seen_at: last_used_at }))}
              endAll={() => service.api('DELETE /api/customer/sessions')}
              endAllText={t.endOthers}
              end={(session) =>
                service.api('DELETE /api/customer/sessions/:session', { params: { session } })
              }
              onEnded={() => client.invalidateQueries({ queryKey: query().queryKey })}
            />
            <p className="text-ink-soft text-small">{t.line}</p>
            {works && <PinSection />}
          </div>
        )}
      </Loaded>
    </div>
  );
}
