import type { AppCheck } from '@zanga/contract/brand/brand';
import { stringifySearch } from '../navigation/search-params.ts';

type Start = {
  /** The server's verdict on this app's version; undefined where the service did not answer in time. */
  readonly check: Pick<AppCheck, 'errors' | 'home_path'> | undefined;
  readonly wizardDone: boolean;
  /** The page whose link started the app, or that was open before a reload. */
  readonly opened: string | undefined;
};

const wizard = '/wizard';

/** Address of the wizard, with the page it leads on to; a reload inside the wizard stays where it was. */
const wizardBefore = (opened: string | undefined): string =>
  opened?.startsWith(wizard) ? opened : wizard + stringifySearch({ verso: opened });

/**
 * First screen of the app (STA-4): an outdated app gets no further than the update page, a new person sees the wizard.
 */
export const firstScreen = ({ check, wizardDone, opened }: Start): string => {
  if (check && check.errors.length > 0) return '/wrong-app-version';
  if (!wizardDone) return wizardBefore(opened);
  return opened ?? check?.home_path ?? '/home';
};
