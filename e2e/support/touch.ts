import type { Page } from '@playwright/test';

/** Touch targets below a finger's size (44 px each way), except links within a sentence. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5;
    const what = 'a[href], button, select, textarea, summary, input:not([type="hidden"]), [role="option"]';
    const isInSentence = (element: HTMLElement) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    /** A label counts for its field, and a link's overlay on a card for the link. */
    const placeOf = (element: HTMLElement) => {
      const label = element.matches('input') ? element.closest('label') : null;
      const spread = ['::before', '::after'].some(
        (part) =>
          getComputedStyle(element, part).content !== 'none' &&
          getComputedStyle(element, part).position === 'absolute',
      );
      return spread ? undefined : (label ?? element).getBoundingClientRect();
    };
    const found = [...document.querySelectorAll<HTMLElement>(what)].flatMap((element) => {
      const place = placeOf(element);
      const hidden = !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]');
      if (!place || place.width <= 1 || hidden || isInSentence(element)) return [];
      if (place.width >= least && place.height >= least) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.id;
      return `${element.tagName} «${name.trim().slice(0, 40)}» ${Math.round(place.width)}×${Math.round(place.height)}`;
    });
    return [...new Set(found)];
  });

/** How far a page sticks out sideways on the narrowest screen, which is also a wide one magnified four times. */
export const sticksOutAt320 = async (page: Page): Promise<number> => {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // The layout follows in the next frame; a phone zooms out of a too wide page, so its own width proves nothing.
  const out = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => resolve(document.documentElement.scrollWidth - 320));
      }),
  );
  if (usual) await page.setViewportSize(usual);
  return out;
};
