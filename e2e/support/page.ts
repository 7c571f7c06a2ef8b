import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

type Fixtures = {
  /** Messages a test expects in the console, such as the browser's own note on a 404. */
  readonly expectedNoise: RegExp[];
  readonly quietConsole: undefined;
};

/** A test fails when its page writes an error, throws, or breaks the content policy. */
export const test = base.extend<Fixtures>({
  expectedNoise: async ({ browserName: _ }, use) => use([]),
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') noise.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use(undefined);
      expect(noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const findingsOn = async (page: Page): Promise<readonly string[]> => {
  // Fading elements have passing colours only when they have arrived.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
};

/** Nothing an automatic check of accessibility can find; what came in while it looked is looked at again. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const findings = await findingsOn(page);
  expect(findings.length > 0 ? await findingsOn(page) : findings).toEqual([]);
};

/** How much what was already on screen has moved, all in all. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
              sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

/** Scripts run and queries answered: from here on a click does what it says. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
};
