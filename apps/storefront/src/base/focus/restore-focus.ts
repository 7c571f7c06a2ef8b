/** Places that say by themselves where one is. */
const places = 'section, article, li, form, [role="dialog"], [role="alertdialog"], main';

/** Whoever takes something away may place the focus itself; it has done so by then. */
const settleMilliseconds = 150;

const pathOf = (element: Element): readonly Element[] => [
  element,
  ...(element.parentElement ? pathOf(element.parentElement) : []),
];

/**
 * A row that is deleted or a question that is answered takes the focus with it, and whoever hears the page is back at
 * its very beginning: the focus goes to what is left of the place they were in.
 */
export const keepFocus = () => {
  let path: readonly Element[] = [];
  let waits = false;
  const rescue = () => {
    waits = false;
    const lost = path[0]?.isConnected === false;
    const place = path.find((element) => element.isConnected && element.matches(places));
    if (!lost) return;
    path = [];
    const near = place ?? document.querySelector('main');
    if (document.activeElement !== document.body || !(near instanceof HTMLElement)) return;
    if (!near.hasAttribute('tabindex')) near.tabIndex = -1;
    near.focus({ preventScroll: true });
  };
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) path = pathOf(target);
  });
  new MutationObserver(() => {
    if (waits || path[0]?.isConnected !== false) return;
    waits = true;
    setTimeout(rescue, settleMilliseconds);
  }).observe(document.body, { childList: true, subtree: true });
};
