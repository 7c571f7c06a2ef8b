import { App } from '@capacitor/app';
import type { AnyRouter } from '@tanstack/react-router';

/** What lies over the page, and closes on Escape as all our panels do. */
const panel = '[role="dialog"], [role="alertdialog"]';

const pressEscape = () =>
  new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true });

/** Android's back button: closes what lies over the page, else goes a step back, and from the first screen out. */
export const followBackButton = (router: AnyRouter): void => {
  void App.addListener('backButton', () => {
    const open = document.querySelector(panel);
    if (open)
      (open.contains(document.activeElement) ? document.activeElement : open)?.dispatchEvent(pressEscape());
    else if (router.history.canGoBack() && router.state.location.pathname !== '/home') router.history.back();
    else void App.minimizeApp();
  });
};
