import type { Permission, PushState } from '../../base/device/platform.ts';

export type Allowed = {
  readonly location: Permission;
  readonly notifications: Permission;
  readonly pushes: PushState;
};

type VisitorState = {
  readonly signedIn: boolean;
  /** The device's position is stored. */
  readonly located: boolean;
};

export type Shortcut = 'share-location' | 'forget-location' | 'notifications-on' | 'notifications-off';

/** Shortcuts of the app's menu for the phone's permissions (MNU-4): to switch on, and to switch off. */
export const shortcutsFor = (
  { location, notifications, pushes }: Allowed,
  { signedIn, located }: VisitorState,
): readonly Shortcut[] => {
  const silent = signedIn && pushes === 'off';
  return [
    ...(location === 'granted' ? [] : ['share-location' as const]),
    ...(located ? ['forget-location' as const] : []),
    ...(notifications !== 'granted' || silent ? ['notifications-on' as const] : []),
    ...(signedIn && pushes === 'on' ? ['notifications-off' as const] : []),
  ];
};
