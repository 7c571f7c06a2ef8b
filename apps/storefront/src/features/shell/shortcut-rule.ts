import type { Permission, PushState } from '../../base/device/platform.ts';

export type Allowed = {
  readonly location: Permission;
  readonly notifications: Permission;
  readonly pushes: PushState;
};

type Here = {
  readonly signedIn: boolean;
  /** Whether the device's place is kept now. */
  readonly located: boolean;
};

export type Shortcut = 'share-location' | 'forget-location' | 'notifications-on' | 'notifications-off';

/** What the app's menu offers by what the device allows (MNU-4): the way in, and the way back. */
export const shortcutsFor = (
  { location, notifications, pushes }: Allowed,
  { signedIn, located }: Here,
): readonly Shortcut[] => {
  const silent = signedIn && pushes === 'off';
  return [
    ...(location === 'granted' ? [] : ['share-location' as const]),
    ...(located ? ['forget-location' as const] : []),
    ...(notifications !== 'granted' || silent ? ['notifications-on' as const] : []),
    ...(signedIn && pushes === 'on' ? ['notifications-off' as const] : []),
  ];
};
