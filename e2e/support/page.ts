import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

type Fixtures = {
  /** Messages a test expects in the console, such as the browser's own note on a 404. */
  readonly expectedNoise: RegExp[];
  /** Whether the code of other screens is fetched ahead (STA-11): a tenth of all work, needed only where the line goes. */
  readonly prefetch: boolean;
  readonly quietConsole: undefined;
  /** Opens a window of another person; it closes with the test. */
  readonly elsewhere: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Browser logs of a lost network: every call under way fails, prefetched code too. */
const lineIsCut = /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|FAILED|ABORTED)|Failed to fetch/;

/** Runs in the page before its own code: the list of files to fetch ahead is empty. */
const fetchNothingAhead = () => {
  const { fetch } = globalThis;
  globalThis.fetch = (asked, options) =>
    asked === '/screens.json' ? Promise.resolve(new Response('[]')) : fetch(asked, options);
};

/** A browser as most people have it, for the journeys that measure what moves. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' }, prefetch: true } as const;

/** A test fails when its page writes an error, throws, or breaks the content policy. */
export const test = base.extend<Fixtures>({
  expectedNoise: async ({ browserName: _ }, use) => use([]),
  prefetch: [false, { option: true }],
  context: async ({ context, prefetch }, use) => {
    if (!prefetch) await context.addInitScript(fetchNothingAhead);
    await use(context);
  },
  elsewhere: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...{ locale: 'it-IT', reducedMotion: 'reduce' },
        ...options,
      });
      await context.addInitScript(fetchNothingAhead);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  quietConsole: [
    async ({ page, context, expectedNoise }, use) => {
      const noise: string[] = [];
      const cut = context.setOffline.bind(context);
      context.setOffline = (offline) => {
        if (offline) expectedNoise.push(lineIsCut);
        return cut(offline);
      };
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

type Finding = { readonly id: string; readonly nodes: readonly { readonly target: readonly unknown[] }[] };

type Only = { readonly rule: string; readonly target: string };

const builderNeeds = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axe = readFileSync(builderNeeds.resolve('axe-core/axe.min.js'), 'utf8');

/** The builder sends axe into the page twice a look, two fifths of its cost. A document keeps it; frames come and go. */
const builderFor = async (page: Page): Promise<AxeBuilder> => {
  if (page.frames().length > 1) return new AxeBuilder({ page });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return new AxeBuilder({ page, axeSource: '"axe is there"' });
};

const violationsOn = async (page: Page, only?: Only) => {
  const builder = (await builderFor(page)).setLegacyMode();
  if (only) builder.include(only.target);
  // Of violations alone: with everything that passed it takes twice as long.
  builder.options({
    runOnly: only ? { type: 'rule', values: [only.rule] } : rules,
    resultTypes: ['violations'],
  });
  return (await builder.analyze()).violations;
};

/** Whether a target stays too small when it is scrolled out from under the bars that lie over the page's edges. */
const staysSmall = async (page: Page, target: string): Promise<boolean> => {
  await page
    .locator(target)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return (await violationsOn(page, { rule: 'target-size', target })).length > 0;
};

const withoutCovered = async (page: Page, { id, nodes }: Finding): Promise<readonly string[]> => {
  const targets = nodes.map(({ target }) => target.join(' '));
  if (id !== 'target-size') return [`${id}: ${targets.join(' | ')}`];
  const small: string[] = [];
  for (const target of targets) if (await staysSmall(page, target)) small.push(target);
  return small.map((target) => `${id}: ${target}`);
};

const findingsOn = async (page: Page): Promise<readonly string[]> => {
  // Fading elements have passing colours only when they have arrived.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const findings: string[] = [];
  for (const violation of await violationsOn(page)) findings.push(...(await withoutCovered(page, violation)));
  return findings;
};

/** Runs axe and expects no violations; content that arrived meanwhile is checked again. */
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

declare global {
  /** The router leaves itself there. */
  var __TSR_ROUTER__:
    | {
        readonly state: {
          readonly status: string;
          readonly resolvedLocation?: { readonly pathname: string };
        };
        readonly history: { push(address: string): void };
        /** The back office’s router has no context: what it asks for cannot be seen here. */
        readonly options: { readonly context?: { readonly queryClient: { isFetching(): number } } };
      }
    | undefined;
}

/** Runs in the page: whether its code is alive, and all its calls are answered. */
const isSettled = () => {
  if (document.readyState !== 'complete') return false;
  const router = globalThis.__TSR_ROUTER__;
  // The sandbox's own pages have no code.
  if (!router) return !('earlyPresses' in globalThis || document.querySelector('script[type=module]'));
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  return (
    router.state.status === 'idle' &&
    !router.options.context?.queryClient.isFetching() &&
    [...document.querySelectorAll('h1, button, input, select, textarea')].every(isAlive)
  );
};

/**
 * The page is alive and its queries are answered: from here on a click does what it says. Asked of the page itself, not
 * of the network, where the code of other screens is still fetched ahead for seconds.
 */
export const settled = async (page: Page): Promise<void> => {
  // A page's first calls begin a moment after it comes alive: the second look waits for them.
  for (const _ of ['alive', 'answered']) await page.waitForFunction(isSettled);
};

const manifest = new URL('../../apps/storefront/dist/client/.vite/manifest.json', import.meta.url);

/** Address of the built file that holds a module of the storefront, one that is loaded on demand. */
export const codeOf = (module: string): string => {
  const files: Readonly<Record<string, { readonly file: string } | undefined>> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const found = files[`src/${module}`];
  if (!found) throw new Error(`No built file holds ${module}`);
  return `**/${found.file}`;
};
