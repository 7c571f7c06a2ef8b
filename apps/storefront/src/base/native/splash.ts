import { SplashScreen } from '@capacitor/splash-screen';

/** However long the first screen takes, nobody looks at the splash for longer than this. */
const patienceMilliseconds = 6_000;

const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** Takes the splash away when the first screen is there to be seen (NAT-5). */
export const hideSplashAfter = async (firstScreen: Promise<unknown>): Promise<void> => {
  const patience = new Promise((resolve) => {
    setTimeout(resolve, patienceMilliseconds);
  });
  await Promise.race([firstScreen.then(painted, () => undefined), patience]);
  await SplashScreen.hide().catch(() => undefined);
};
