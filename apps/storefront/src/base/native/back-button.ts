import { App } from '@capacitor/app';
import type { AnyRouter } from '@tanstack/react-router';

/** The open dialog or panel, which closes on Escape as all of ours do. */
const panel = '[role="dialog"], [role="alertdialog"]';

const pressEscape = () =>
  new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true });

/** Android's back button: closes an open panel, else goes one page back, and leaves the app from the first page. */
export const followBackButton = (router: AnyRouter): void => {
  void App.addListener('backButton', () => {
    const open = document.querySelector(panel);
    if (open)
      (open.contains(document.activeElement) ? document.activeElement : open)?.dispatchEvent(pressEscape());
    else if (router.history.canGoBack() && router.state.location.pathname !== '/home') router.history.back();
    else void App.minimizeApp();
  });
};
