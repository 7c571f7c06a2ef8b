import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ask } from '../support/database.ts';
import { furtherMainButtons } from '../support/main-buttons.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { register } from '../support/people.ts';
import { placeOrder } from '../support/placed-orders.ts';
import { joinPrime } from '../support/prime.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice, owner } from '../support/staff.ts';

// Every screen of the office, new ones included: at three widths, light and dark, and by keyboard.

// A worker takes each of these by itself: together they would be the last that runs, on one of two cores.
test.describe.configure({ mode: 'parallel' });

const routes = path.resolve(import.meta.dirname, '../../apps/backoffice/src/routes');

/** Addresses by the files of the routes: a new screen is walked through without being named here. */
const addressesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(routes, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
    .map(({ name, parentPath }) =>
      path
        .relative(path.join(routes, folder), path.join(parentPath, name))
        .replace(/\.tsx$/, '')
        .replaceAll(path.sep, '.')
        .replace(/(^|\.)index$/, '')
        .replaceAll('_', '')
        .replaceAll('.', '/'),
    );

/** Values for the parameters in addresses of single things. */
const things = async (): Promise<Readonly<Record<string, string>>> => {
  const { id } = await placeOrder();
  await joinPrime(await register());
  const one = async (sql: string) => String(Object.values((await ask(sql))[0] ?? {})[0]);
  return {
    $reference: await one(`select reference from orders where id = '${id}'`),
    $person: await one(`select user_id from user_roles where role = 'worker' limit 1`),
    $member: await one('select id from memberships order by started_at desc limit 1'),
    $coupon: await one('select id from coupons order by created_at limit 1'),
    $product: await one(`select id from products where slug = 'arancino-al-ragu'`),
    $shop: await one(`select id from shops where slug = 'siracusa'`),
    $category: await one('select id from categories where parent_id is null order by position limit 1'),
    $group: await one(
      `select g.id from option_groups g join product_option_groups pg on pg.group_id = g.id order by g.name limit 1`,
    ),
    $slug: 'allergens',
    $letter: 'order_accepted',
    $pagina: 'menu',
    $message: await one(
      `insert into contact_messages (reference, firstname, lastname, email, topic, message, created_at)
       values ('Z0N0TE5', 'Ada', 'Rossi', 'ada.scrive@zanga.example', 'other', 'Fate anche il pane?', now())
       on conflict (reference) do update set closed_at = null returning reference`,
    ),
    $show: await one('select product_id from cinema_shows order by starts_at desc limit 1'),
  };
};

/** On the board each waiting order has a main button of its own. */
const board = '';

/** An address of no screen: nothing on it can be pressed. */
const nowhere = 'una-pagina-che-non-esiste';

const fill = (address: string, named: Readonly<Record<string, string>>): string =>
  address.replaceAll(/\$\w+/g, (name) => {
    const value = named[name];
    if (value === undefined) throw new Error(`Say in this test what ${name} is in /${address}`);
    return value;
  });

/** Elements that scroll sideways, which no list of rows may; a row of tabs may. */
const tooWide = () =>
  [...document.querySelectorAll('*:not(.no-scrollbar)')]
    .filter(
      (one) =>
        // The page itself scrolls without saying so.
        (one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX)) &&
        one.scrollWidth > one.clientWidth + 1,
    )
    .map((one) => `${one.textContent?.slice(0, 40)}: ${one.scrollWidth} in ${one.clientWidth} px`);

const overflowing = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const expectAccessibleIn = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await expectAccessible(page);
};

/** Opens a screen as a link of the frame does: the code of the page, and axe, stay loaded. */
const openScreen = async (page: Page, path: string) => {
  await page.evaluate((to) => globalThis.__TSR_ROUTER__?.history.push(`/gestione${to}`), path);
  await page.waitForFunction(
    (to) => globalThis.__TSR_ROUTER__?.state.resolvedLocation?.pathname === to,
    path,
  );
};

/** From a phone to a desk, each width once: a change of it lays the whole screen out again. */
const standsAtEachWidth = async (page: Page, address: string) => {
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const message = `${address} at ${width}`;
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await settled(page);
    await expect.poll(() => overflowing(page), { message }).toBeLessThanOrEqual(0);
    // Between a phone and a desk nothing is drawn that neither of them has, and only there rows grow too wide.
    if (width > 390 && width < 1440) await expect.poll(() => page.evaluate(tooWide), { message }).toEqual([]);
    // Colours are the same at every width, and all else in light and dark: a look in each, at either end, sees both.
    else await expectAccessibleIn(page, width === 390 ? 'light' : 'dark');
  }
};

/** Whether what has the focus can be seen to have it; behind the last stop is nothing. */
const showsFocus = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return 'the end';
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const drawn = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
  return width > 0 && height > 0 && drawn ? '' : element.outerHTML.slice(0, 200);
};

/** From the screen itself on, where the skip link leads (`frame.spec.ts`). */
const showsFocusAtEachStop = async (page: Page, address: string) => {
  await page.getByRole('main').focus();
  for (let press = 1; press <= 12; press += 1) {
    await page.keyboard.press('Tab');
    const wrong = await page.evaluate(showsFocus);
    if (press > 1 && wrong === 'the end') break;
    expect(wrong, `${address}, stop ${press}`).toBe('');
  }
};

/** Screens by turns, so that both workers have as many. */
const halves = { first: 0, second: 1 };

for (const [half, turn] of Object.entries(halves))
  test(
    `[ROL-3] each screen of the ${half} half stands in the frame, accessible and fitting at every width, light and dark, and shows where the keyboard is`,
    desktopOnly,
    async ({ page }) => {
      test.setTimeout(600_000);
      const named = await things();
      await enterOffice(page, owner);
      const all = [...addressesIn('_office'), nowhere];
      for (const address of all.filter((_, at) => at % 2 === turn))
        await test.step(address, async () => {
          await openScreen(page, `/${fill(address, named)}`);
          await expect(page).toHaveTitle(/Gestione/);
          await standsAtEachWidth(page, address);
          if (address !== board)
            expect(await furtherMainButtons(page), `${address} has one main button`).toEqual([]);
          if (address !== nowhere) await showsFocusAtEachStop(page, address);
        });
    },
  );
