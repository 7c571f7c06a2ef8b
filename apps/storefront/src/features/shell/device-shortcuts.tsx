import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import { LocateIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import type { ComponentType } from 'react';
import { type Service, useService } from '../../base/api/api.tsx';
import { settings } from '../../base/api/config.ts';
import { device } from '../../base/device/device.ts';
import type { Outcome } from '../../base/device/platform.ts';
import { useSession } from '../../base/session/session.ts';
import { useStored } from '../../base/storage/storage.ts';
import { BellIcon } from '../../parts/device-permissions/bell-icon.tsx';
import {
  forgetLocation,
  notificationsState,
  shareLocation,
  switchNotificationsOff,
  switchNotificationsOn,
} from '../../parts/device-permissions/device-permissions.ts';
import { menuTexts as t } from './menu-texts.ts';
import { type Allowed, type Shortcut, shortcutsFor } from './shortcut-rule.ts';

const row = 'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 text-start font-medium hover:bg-sunken';

const ask = async (): Promise<Allowed> => {
  const { permission } = await device();
  const [location, notifications] = [await permission('location'), await permission('notifications')];
  return { location, notifications, pushes: await notificationsState() };
};

type Words = {
  readonly icon: ComponentType<IconProps>;
  readonly text: string;
  readonly done: string;
  readonly act: (service: Service) => Promise<Outcome>;
};

const shortcuts: Readonly<Record<Shortcut, Words>> = {
  'share-location': { icon: LocateIcon, text: t.shareLocation, done: t.locationShared, act: shareLocation },
  'forget-location': {
    icon: LocateIcon,
    text: t.forgetLocation,
    done: t.locationForgotten,
    act: async () => {
      forgetLocation();
      return 'on';
    },
  },
  'notifications-on': {
    icon: BellIcon,
    text: t.switchNotificationsOn,
    done: t.notificationsOn,
    act: switchNotificationsOn,
  },
  'notifications-off': {
    icon: BellIcon,
    text: t.switchNotificationsOff,
    done: t.notificationsOff,
    act: async (service) => {
      await switchNotificationsOff(service);
      return 'on';
    },
  },
};

/** Location and push permission of the phone, changeable in the app's menu at any time (MNU-4). */
export function DeviceShortcuts() {
  const service = useService();
  const queryClient = useQueryClient();
  const { once } = useOnce();
  const { signedIn } = useSession();
  const located = useStored('formatted_address') !== null;
  const queryKey = ['what the device allows', signedIn];
  const { data } = useQuery({
    queryKey,
    queryFn: ask,
    enabled: settings.appView,
    staleTime: 0,
    networkMode: 'always',
  });
  if (!data) return null;
  const press = ({ act, done }: Words) =>
    void once(async () => {
      // A failure is told by the toast below.
      const outcome = await act(service).catch(() => undefined);
      if (outcome === 'on') toast({ text: done });
      else toast({ text: outcome === 'denied' ? t.inSettings : t.failed, tone: 'problem' });
      await queryClient.invalidateQueries({ queryKey });
    });
  return shortcutsFor(data, { signedIn, located }).map((name) => {
    const { icon: Icon, text } = shortcuts[name];
    return (
      <button key={name} type="button" className={row} onClick={() => press(shortcuts[name])}>
        <Icon size={20} className="shrink-0 text-tomato-ink" />
        {text}
      </button>
    );
  });
}
