import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LocateIcon } from '@zanga/ui/panel-icons.tsx';
import { toast } from '@zanga/ui/toast-queue.ts';
import { useService } from '../../shared/api.tsx';
import { type Outcome, shareLocation, switchNotificationsOn } from '../../shared/ask-device.ts';
import { BellIcon } from '../../shared/bell-icon.tsx';
import { settings } from '../../shared/config.ts';
import { device } from '../../shared/device.ts';
import { useOnce } from '../../shared/form/use-once.ts';
import { menuTexts as t } from './menu-texts.ts';

const row = 'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 font-medium hover:bg-sunken';
const queryKey = ['what the device allows'];

const ask = async () => {
  const { permission } = await device();
  return { location: await permission('location'), notifications: await permission('notifications') };
};

/** What the device does not allow yet, to be allowed from the menu of the app (MNU-4). */
export function DeviceShortcuts() {
  const service = useService();
  const queryClient = useQueryClient();
  const { once } = useOnce();
  const { data } = useQuery({
    queryKey,
    queryFn: ask,
    enabled: settings.appView,
    staleTime: 0,
    networkMode: 'always',
  });
  if (!data) return null;
  const press = (doing: () => Promise<Outcome>, done: string) => () =>
    void once(async () => {
      const outcome = await doing();
      toast({ text: outcome === 'on' ? done : t.inSettings, tone: outcome === 'on' ? 'plain' : 'problem' });
      await queryClient.invalidateQueries({ queryKey });
    });
  return (
    <>
      {data.location !== 'granted' && (
        <button type="button" className={row} onClick={press(() => shareLocation(service), t.locationShared)}>
          <LocateIcon size={20} className="text-tomato-ink" />
          {t.shareLocation}
        </button>
      )}
      {data.notifications !== 'granted' && (
        <button
          type="button"
          className={row}
          onClick={press(() => switchNotificationsOn(service), t.notificationsOn)}
        >
          <BellIcon size={20} className="text-tomato-ink" />
          {t.switchNotificationsOn}
        </button>
      )}
    </>
  );
}
