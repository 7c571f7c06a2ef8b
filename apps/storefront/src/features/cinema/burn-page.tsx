import { useQuery } from '@tanstack/react-query';
import { Link, useHydrated } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { isStaff } from '@zanga/browser/staff-roles.ts';
import type { TicketAtDoor } from '@zanga/contract/ordering/cinema';
import type { Scan } from '@zanga/contract/ordering/redemptions';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { wallClock } from '@zanga/domain/time';
import { formatTime } from '@zanga/domain/time-format';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useNames } from '../../base/api/names.ts';
import { CardPage } from '../../base/page/card-page.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { useUser } from '../../base/session/user.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { burnTexts as t } from './burn-texts.ts';
import { DoorVerdict } from './door-verdict.tsx';
import { dayName } from './show-days.ts';

function Facts({ ticket }: { readonly ticket: TicketAtDoor }) {
  const starts = new Date(ticket.starts_at);
  return (
    <div>
      <h2 className="text-h3 text-balance">{ticket.film}</h2>
      <p className="font-semibold">
        {dayName(wallClock(starts).date, serviceNow())}, {formatTime(starts)}
      </p>
      <p className="text-ink-soft">
        {[ticket.shop.name, ticket.hall, ticket.fare].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}

const standingOf = ({ admits, state }: TicketAtDoor) => {
  if (admits) return 'admits';
  return state === 'burnt' ? 'used' : 'refused';
};

const verdictOf = ({ done, used_at }: Scan) => {
  if (done) return 'done';
  return used_at === null ? 'refused' : 'used';
};

function AtDoor({ code }: { readonly code: string }) {
  const names = useNames();
  const service = useService();
  const [scan, setScan] = useState<Scan>();
  const { data, error, refetch } = useQuery({
    ...service.query('GET /api/worker/tickets/:ticket', { params: { ticket: code } }),
    staleTime: 0,
    retry: false,
  });
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    setScan(await service.api('POST /api/worker/redemptions', { body: { code } }));
  });
  if (isApiError(error) && error.status === 404)
    return <DoorVerdict verdict="refused" title={t.unknownTitle} text={t.unknownBody(names)} />;
  if (error) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-md" />;
  return (
    <div className="flex flex-col gap-5">
      {scan ? (
        <DoorVerdict verdict={verdictOf(scan)} title={scan.title} text={scan.text} />
      ) : (
        <DoorVerdict verdict={standingOf(data)} title={data.title} text={data.text} />
      )}
      <Facts ticket={data} />
      <FormAlert text={alert} />
      {!scan && data.admits && (
        <SubmitButton busy={busy} onClick={save}>
          {t.burn}
        </SubmitButton>
      )}
      {scan && <p className="text-center text-ink-soft text-small">{t.next}</p>}
    </div>
  );
}

function NotStaff() {
  return (
    <CardPage title={t.customerTitle}>
      <p className="pb-5">{t.customerBody}</p>
      <Link to="/cinema" className={buttonStyle()}>
        {t.customerLink}
      </Link>
    </CardPage>
  );
}

/** A ticket at the door: staff use it up, once (RTE-23); other people are told that this page is for staff. */
export function BurnPage({ code }: { readonly code: string }) {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  const { data: user, error, refetch } = useUser();
  if (hydrated && !signedIn) return <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />;
  if (user && !isStaff(user)) return <NotStaff />;
  if (!user && error)
    return (
      <CardPage title={t.title}>
        <LoadingProblem error={error} onRetry={() => void refetch()} />
      </CardPage>
    );
  return (
    <CardPage title={t.title}>
      {user ? <AtDoor code={code} /> : <Skeleton className="h-40 rounded-md" />}
    </CardPage>
  );
}
