import type { AppCheck } from '@zanga/contract/brand';

type Start = {
  /** What the service says of this app; nothing where it could not be reached in time. */
  readonly check: Pick<AppCheck, 'errors' | 'home_path'> | undefined;
  readonly wizardDone: boolean;
  /** The page whose link has started the app. */
  readonly opened: string | undefined;
};

/** Where the app begins (STA-4): an app too old goes nowhere else, and who is new is asked first. */
export const firstScreen = ({ check, wizardDone, opened }: Start): string => {
  if (check && check.errors.length > 0) return '/wrong-app-version';
  if (!wizardDone) return '/wizard';
  return opened ?? check?.home_path ?? '/home';
};
