import type { AnyRouter } from '@tanstack/react-router';
import type { AppCheck } from '@zanga/contract/brand/brand';
import type { Service } from '../api/api.tsx';
import { noteInLog } from '../device/device-log.ts';
import { platform } from '../device/platform.ts';
import { storage } from '../storage/storage.ts';
import { followBackButton } from './back-button.ts';
import { followLinks, openedBy } from './deep-links.ts';
import { storeDeviceFacts } from './device-facts.ts';
import { firstScreen } from './first-screen.ts';
import { followKeyboard } from './keyboard.ts';
import { openNotifications } from './push/open-notifications.ts';
import { registerDevice } from './push/register-device.ts';
import { openSecureStorage } from './secure-storage.ts';
import { followColours } from './system-bars.ts';

/** Runs a step of the start; a phone without this part starts without it. */
const orWithout = <T>(part: string, doing: Promise<T>): Promise<T | undefined> =>
  doing.catch((error: unknown) => {
    noteInLog(part, error instanceof Error ? error.message : 'absent');
    return undefined;
  });

/** Loads the data of the first call: the signed-in person and the phone. */
export const prepareShell = async (): Promise<void> => {
  if (platform === 'browser') return;
  await orWithout('vault', openSecureStorage());
  await orWithout('device', storeDeviceFacts());
};

/** Starts the app's listeners, which stay as long as it runs. */
export const followShell = (router: AnyRouter, service: Service): void => {
  if (platform === 'browser') return;
  followColours();
  followKeyboard();
  followLinks(router);
  registerDevice(service);
  openNotifications();
  if (platform === 'android') followBackButton(router);
};

/** Longest wait of the first screen for the answer about this version. */
const patienceMilliseconds = 4_000;

const patience = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMilliseconds);
  });

const isTooOld = (check: AppCheck | undefined) => check !== undefined && check.errors.length > 0;

const tooOld = '/wrong-app-version';

/** Keeps an outdated app on the page that asks for the update, whatever is pressed. */
const holdBack = ({ history }: AnyRouter) => {
  const hold = () => {
    if (history.location.pathname !== tooOld) history.replace(tooOld);
  };
  history.subscribe(hold);
  hold();
};

/** Opens the first screen (STA-4), by the answer about this version, the wizard, and the link that opened the app. */
export const toFirstScreen = async (
  router: AnyRouter,
  checking: Promise<AppCheck | undefined>,
): Promise<void> => {
  const opened = platform === 'browser' ? undefined : await orWithout('link', openedBy());
  const check = await Promise.race([checking, patience()]);
  // A reloaded page stays where it is: the link that opened the app was followed long ago.
  const here = router.history.location.href;
  const asked = here === '/' || here === tooOld ? opened : here;
  const wizardDone = storage.read('wizard1') !== null;
  router.history.replace(firstScreen({ check, wizardDone, opened: asked }));
  // A word that comes late is the last one all the same.
  void checking.then((said) => {
    if (isTooOld(said)) holdBack(router);
  });
};
