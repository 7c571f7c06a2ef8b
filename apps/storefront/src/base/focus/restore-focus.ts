/** Elements that tell a screen reader where it is. */
const landmarks = 'section, article, li, form, [role="dialog"], [role="alertdialog"], main';

/** Wait before the focus is moved: code that removes an element may place the focus by itself until then. */
const settleMilliseconds = 150;

const pathOf = (element: Element): readonly Element[] => [
  element,
  ...(element.parentElement ? pathOf(element.parentElement) : []),
];

/**
 * Restores the focus when its element is removed, as with a deleted row: moves it to the nearest remaining list, form
 * or section. Otherwise a screen reader would begin again at the top of the page.
 */
export const restoreFocus = () => {
  let path: readonly Element[] = [];
  let waits = false;
  const rescue = () => {
    waits = false;
    const lost = path[0]?.isConnected === false;
    const place = path.find((element) => element.isConnected && element.matches(landmarks));
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
