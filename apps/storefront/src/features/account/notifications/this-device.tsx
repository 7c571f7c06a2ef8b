import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { say } from '@zanga/domain/brand/names';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { useNames } from '../../../base/api/names.ts';
import { isNative, type Outcome } from '../../../base/device/platform.ts';
import {
  notificationsState,
  switchNotificationsOff,
  switchNotificationsOn,
} from '../../../parts/device-permissions/device-permissions.ts';
import { notificationTexts } from './notification-texts.ts';

const t = { ...notificationTexts.device, ...(isNative ? notificationTexts.phone : {}) };
const queryKey = ['this device’s notifications'];

/** Whether this device shows our notifications, and the way to change that; its owner is asked only on a press. */
export function ThisDevice() {
  const names = useNames();
  const service = useService();
  const queryClient = useQueryClient();
  const { data: state } = useQuery({
    queryKey,
    queryFn: notificationsState,
    staleTime: 0,
    networkMode: 'always',
  });
  const [trouble, setTrouble] = useState<Exclude<Outcome, 'on'>>();
  const on = useAction(async () => {
    const outcome = await switchNotificationsOn(service);
    setTrouble(outcome === 'on' ? undefined : outcome);
    if (outcome === 'on') toast({ text: t.done });
    await queryClient.invalidateQueries({ queryKey });
  });
  const off = useAction(async () => {
    await switchNotificationsOff(service);
    toast({ text: t.stopped });
    await queryClient.invalidateQueries({ queryKey });
  });
  if (!state) return <Skeleton className="h-[13.125rem] w-full rounded-md md:h-40" />;
  const told = trouble && state !== 'on' ? trouble : state;
  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-sunken p-4">
      <h3 className="text-h4">{t.title}</h3>
      <p className="text-small">{say(t[told], names)}</p>
      <FormAlert text={on.alert ?? off.alert} />
      {state === 'off' && (
        <Button aria-disabled={on.busy || undefined} onClick={on.run}>
          {t.switchOn}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="outline" aria-disabled={off.busy || undefined} onClick={off.run}>
          {t.switchOff}
        </Button>
      )}
    </div>
  );
}
