import { SplashScreen } from '@capacitor/splash-screen';

/** Longest time the splash screen stays, however long the first screen takes. */
const patienceMilliseconds = 6_000;

const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** Hides the splash screen once the first screen is drawn (NAT-5). */
export const hideSplashAfter = async (firstScreen: Promise<unknown>): Promise<void> => {
  const patience = new Promise((resolve) => {
    setTimeout(resolve, patienceMilliseconds);
  });
  // A first screen that fails shows its own error.
  await Promise.race([firstScreen.then(painted, () => undefined), patience]);
  // A splash screen that cannot be hidden must not stop the start.
  await SplashScreen.hide().catch(() => undefined);
};
