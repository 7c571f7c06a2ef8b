import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { Badge } from '@zanga/ui/badge.tsx';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { DeviceIcon } from '@zanga/ui/icons/person-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../../base/api/api.tsx';
import { LoadingProblem } from '../../../base/problem/loading-problem.tsx';
import { SectionFrame } from '../account-section.tsx';
import { devicesTexts as t } from '../privacy/privacy-texts.ts';
import { signInsQuery } from './sign-ins-query.ts';

type SignIn = {
  readonly id: string;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly platform: string | null;
  readonly current: boolean;
};

function SignInRow({ id, created_at, last_used_at, platform, current }: SignIn) {
  const service = useService();
  const queryClient = useQueryClient();
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    await service
      .api('DELETE /api/customer/sessions/:session', { params: { session: id } })
      .catch((error: unknown) => {
        // A session that has ended already is the wanted result.
        if (!isApiError(error) || error.status !== 404) throw error;
      });
    toast({ text: t.signedOut });
    await queryClient.invalidateQueries({ queryKey: signInsQuery(service).queryKey });
  });
  const name = t.names[platform ?? ''] ?? t.unknown;
  const created = new Date(created_at);
  const used = formatDate(new Date(last_used_at));
  return (
    <li className="border-line border-t py-3 first:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {name}
            {current && <Badge tone="basil">{t.here}</Badge>}
          </p>
          <p className="text-ink-soft text-small">
            {t.since(formatDate(created), formatTime(created))} · {t.used(used)}
          </p>
        </div>
        {!current && (
          <Button
            variant="quiet"
            size="inline"
            className="max-sm:-ms-3 sm:-me-3"
            aria-disabled={busy || undefined}
            onClick={save}
          >
            {t.signOut}
            <span className="sr-only">{t.signOutWhich(name, used)}</span>
          </Button>
        )}
      </div>
      <FormAlert text={alert} />
    </li>
  );
}

/** Devices signed in to the account, each with a button to sign it out. */
export function DevicesSection() {
  const { data, error, fetchStatus, refetch } = useQuery(signInsQuery(useService()));
  const stuck = !data && (error !== null || fetchStatus === 'paused');
  return (
    <SectionFrame id="dispositivi" title={t.title} icon={DeviceIcon}>
      <p className="pb-2 text-ink-soft">{t.line}</p>
      {data && (
        <ul>
          {data.data.map((signIn) => (
            <SignInRow key={signIn.id} {...signIn} />
          ))}
        </ul>
      )}
      {stuck && <LoadingProblem error={error} onRetry={() => void refetch()} />}
      {!data && !stuck && <Skeleton className="h-14 w-full" />}
    </SectionFrame>
  );
}
