/** Elements that answer a press only once their code is there. */
const pressable = 'a,button,input[type=radio],input[type=checkbox]';

let kept: readonly HTMLElement[] = [];
/** Whether a part's code could not be fetched. */
let lost = false;

/** A counting button (`data-each-press`) gets each press; any other only one, however often it was pressed. */
const once = (element: HTMLElement, at: number, all: readonly HTMLElement[]) =>
  'eachPress' in element.dataset || all.indexOf(element) === at;

/** In a task of its own, because React cannot hydrate another part while it works on one. */
const pressSoon = (elements: readonly HTMLElement[]) =>
  setTimeout(() => {
    for (const element of elements.filter(once)) if (element.isConnected) element.click();
  });

const isAsleep = (element: HTMLElement) => element.closest('[data-asleep=""]') !== null;

/**
 * Remembers a press on a part that still sleeps (`late.tsx`); a press that opens a new tab needs no code. Where code
 * was lost, links work the browser's way, and a button reloads the page: a deployment may have replaced the files.
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
 * Called when a part's code could not be fetched. Earlier presses then work the browser's way; without a network they
 * wait, because the code is requested again.
 */
export const losePart = (): void => {
  lost = true;
  const [pressed] = kept;
  if (!pressed || !navigator.onLine) return;
  kept = [];
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  else location.reload();
};

/** Repeats the presses made in a part while it slept. */
export const pressKept = (part: HTMLElement): void => {
  const own = kept.filter((element) => part.contains(element));
  if (own.length === 0) return;
  kept = kept.filter((element) => !own.includes(element));
  pressSoon(own);
};

/**
 * Early presses: repeats clicks made before the page was interactive, on elements that still exist. Clicks in a part
 * that comes alive later wait for it.
 */
export const pressEarly = (): void => {
  const early = window.earlyPresses?.() ?? [];
  kept = early.filter(isAsleep);
  pressSoon(early.filter((element) => !isAsleep(element)));
  // After React's own listener, which first wakes the parts it can.
  document.addEventListener('click', keepPress, true);
};
