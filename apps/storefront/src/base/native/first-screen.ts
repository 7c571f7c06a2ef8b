import type { AppCheck } from '@zanga/contract/brand/brand';
import { stringifySearch } from '../navigation/search-params.ts';

type Start = {
  /** What the service says of this app; nothing where it could not be reached in time. */
  readonly check: Pick<AppCheck, 'errors' | 'home_path'> | undefined;
  readonly wizardDone: boolean;
  /** The page whose link has started the app, or that was open when it was loaded anew. */
  readonly opened: string | undefined;
};

const wizard = '/wizard';

/** What the wizard was begun before; a wizard that is merely loaded anew goes on where it was. */
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
