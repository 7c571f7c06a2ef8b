import type { AnyRouter } from '@tanstack/react-router';

/** Longest wait, in frames, for a new page to close the dialogs of the old one and to place the focus by itself. */
const patienceFrames = 60;
/** Frames after which a closing dialog gives no focus back any more. */
const lateFrames = 20;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** An open dialog that blocks the page. Toasts have the role of a dialog too, but do not block. */
const dialog = () =>
  document.querySelector(
    '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"]:not([aria-modal="false"])',
  );

/** Waits until all dialogs are closed: closing, they give the focus back to the button that opened them. */
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

/** Places the focus, and once more where a dialog that closes late has given it back to the former page. */
const place = async (start: HTMLElement, left: readonly (Element | null)[]) => {
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
  for (let frames = 0; frames < lateFrames; frames += 1) {
    await frame();
    const now = document.activeElement;
    if (start.isConnected && now !== start && (left.includes(now) || now?.matches('main')))
      start.focus({ preventScroll: true });
  }
};

/**
 * Focus after navigation: moves it to the new page's heading, unless that page has put it somewhere itself. A browser
 * does this when it loads a page; the router changes pages without loading one, and screen readers would say nothing.
 */
export const focusAfterNavigation = (router: AnyRouter) => {
  let before: Element | null = null;
  const forgetBefore = router.subscribe('onBeforeNavigate', () => {
    before = document.activeElement;
  });
  const forgetRendered = router.subscribe(
    'onRendered',
    async ({ pathChanged, fromLocation, toLocation: { hash, pathname } }) => {
      if (!pathChanged || !fromLocation) return;
      const left = [document.body, before];
      if (!(await dialogsGone()) || router.state.location.pathname !== pathname) return;
      const now = document.activeElement;
      if (now?.closest('main') && !now.matches('main') && !left.includes(now)) return;
      const start = beginning(hash);
      if (start) await place(start, left);
    },
  );
  return () => {
    forgetBefore();
    forgetRendered();
  };
};
