import type { Register } from '@tanstack/react-router';

type Router = Register['router'];

/** Frames a new page is given to close what lay over the old one and to place the focus by itself. */
const patienceFrames = 60;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What lies over the page and keeps it from being reached; a passing word, a dialog by its role, does not. */
const dialog = () =>
  document.querySelector(
    '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"]:not([aria-modal="false"])',
  );

/** Dialogs give the focus back to what opened them as they go: only then may it be moved on. */
const dialogsGone = async () => {
  await frame();
  for (let frames = 0; dialog() && frames < patienceFrames; frames += 1) await frame();
  await frame();
  return !dialog();
};

const beginning = (hash: string): HTMLElement | null =>
  (hash ? document.getElementById(hash) : null) ??
  document.querySelector<HTMLElement>('main h1') ??
  document.querySelector<HTMLElement>('main');

/**
 * A browser that opens a page begins reading at its top. Where a page is changed for another without it, the focus goes
 * to the new page's heading, which is read out; unless that page has put it somewhere itself.
 */
export const followPlaces = (router: Router) => {
  let before: Element | null = null;
  router.subscribe('onBeforeNavigate', () => {
    before = document.activeElement;
  });
  router.subscribe('onRendered', async ({ pathChanged, fromLocation, toLocation: { hash, href } }) => {
    if (!pathChanged || !fromLocation) return;
    const left = [document.body, before];
    if (!(await dialogsGone()) || router.state.location.href !== href) return;
    const now = document.activeElement;
    if (now?.closest('main') && !now.matches('main') && !left.includes(now)) return;
    const place = beginning(hash);
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  });
};
