/** What can be pressed and answers only once its code is there. */
const pressable = 'a,button,input[type=radio],input[type=checkbox]';

let kept: readonly HTMLElement[] = [];
/** Whether a part's code could not be fetched. */
let lost = false;

/** A button that counts (`data-each-press`) is pressed as often as it was; any other once, however often somebody tried. */
const once = (element: HTMLElement, at: number, all: readonly HTMLElement[]) =>
  'eachPress' in element.dataset || all.indexOf(element) === at;

/** In a task of its own, because React cannot hydrate another part while it works on one. */
const pressSoon = (elements: readonly HTMLElement[]) =>
  setTimeout(() => {
    for (const element of elements.filter(once)) if (element.isConnected) element.click();
  });

const isAsleep = (element: HTMLElement) => element.closest('[data-asleep=""]') !== null;

/**
 * Keeps a press for a part that still sleeps (`late.tsx`); what opens a new tab needs no code. Where code was lost, links
 * go the browser's way, and a button fetches the page again: the site may have been deployed meanwhile.
 */
const keepPress = (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>(pressable);
  if (!pressed || !isAsleep(pressed)) return;
  if (lost) {
    if (!(pressed instanceof HTMLAnchorElement) && navigator.onLine) location.reload();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  kept = [...kept, pressed];
};

/**
 * Called when a part's code could not be fetched. What was pressed before this was known is done the browser's way;
 * without a network it stays kept, because the code is asked for again.
 */
export const losePart = (): void => {
  lost = true;
  const [pressed] = kept;
  if (!pressed || !navigator.onLine) return;
  kept = [];
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  else location.reload();
};

/** Clicks what was clicked in a part while it still slept. */
export const pressKept = (part: HTMLElement): void => {
  const own = kept.filter((element) => part.contains(element));
  if (own.length === 0) return;
  kept = kept.filter((element) => !own.includes(element));
  pressSoon(own);
};

/**
 * Early presses: clicks again what somebody clicked before the page was interactive, if it is still there. What lies in
 * a part that comes alive later waits for it.
 */
export const pressEarly = (): void => {
  const early = window.earlyPresses?.() ?? [];
  kept = early.filter(isAsleep);
  pressSoon(early.filter((element) => !isAsleep(element)));
  // After React's own: what it can wake at once it does.
  document.addEventListener('click', keepPress, true);
};
