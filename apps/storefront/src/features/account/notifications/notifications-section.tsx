import { useQuery } from '@tanstack/react-query';
import type { NotificationChoices } from '@zanga/contract/people/notifications';
import type { Names } from '@zanga/domain/brand/names';
import { topics } from '@zanga/domain/notifications/preferences';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../../base/api/api.tsx';
import { useNames } from '../../../base/api/names.ts';
import { LoadingProblem } from '../../../base/problem/loading-problem.tsx';
import { BellIcon } from '../../../parts/device-permissions/bell-icon.tsx';
import { AccountSection, SectionFrame } from '../account-section.tsx';
import { Facts } from '../facts.tsx';
import { notificationTexts as t } from './notification-texts.ts';
import { NotificationsForm } from './notifications-form.tsx';
import { notificationsQuery } from './notifications-query.ts';
import { ThisDevice } from './this-device.tsx';

const frame = { id: 'notifiche', title: t.title, icon: BellIcon } as const;

/** Channels switched on for each topic. */
const heard = ({ choices, quiet }: NotificationChoices, names: Names) => [
  ...topics.map((topic) => {
    const by = choices.filter((one) => one.topic === topic && one.sent);
    return [
      t.topics(names)[topic].name,
      by.map(({ channel }) => t.channels[channel]).join(', ') || t.none,
    ] as const;
  }),
  [t.quiet, quiet ? t.quietNow(quiet.from, quiet.to) : t.quietNever] as const,
];

/** Notifications by topic and channel, and the push switch of this device. */
export function NotificationsSection() {
  const names = useNames();
  const { data, error, fetchStatus, refetch } = useQuery(notificationsQuery(useService()));
  if (!data)
    return (
      <SectionFrame {...frame}>
        {error !== null || fetchStatus === 'paused' ? (
          <LoadingProblem error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-[31.25rem] w-full md:h-96" />
        )}
      </SectionFrame>
    );
  return (
    <AccountSection
      {...frame}
      summary={
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{t.line}</p>
          <Facts facts={heard(data, names)} />
          <ThisDevice />
        </div>
      }
      form={(ending) => <NotificationsForm before={data} {...ending} />}
    />
  );
}
