import type { Page } from '@playwright/test';

/**
 * Filled buttons in sight behind the first: a screen has one main button at most. Not counted: the round plus on a
 * dish's picture, and a chosen one of several choices. Under an open dialog the page is hidden.
 */
export const furtherMainButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ':is(a, button).bg-tomato.text-on-tomato:not(.icon-button, [aria-pressed])',
      ),
    ]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden]'),
      )
      .slice(1)
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
  );
