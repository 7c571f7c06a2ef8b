import { ask } from '../support/database.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { desktopOnly } from '../support/sizes.ts';
import { owner, staffToken } from '../support/staff.ts';
import { atTerminal, begin, choose, goPay, newTotem, openTotems } from '../support/totem.ts';

// Trouble between first touch and number: the shop closes, a dish runs out, another totem pays, an answer is lost.

const shop = 'taormina';
/** As a totem is: upright. */
const size = { width: 1080, height: 1920 };
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** An action of the shop's staff in the back office. */
const staffSay = async (what: 'pause' | 'shelf', body: Readonly<Record<string, unknown>>) => {
  const path = `POST /api/backoffice/shops/${shop}/${what}`;
  const { status } = await call(path, { token: await staffToken(owner), body });
  expect(status).toBe(200);
};

/** Chinotto has run out until a time, or is there again. */
const chinottoIsOut = async (until: string | null) => {
  const { body } = await call('GET /api/products/chinotto');
  await staffSay('shelf', { kind: 'product', key: body.id, until });
};

test.describe('[CON-5] a totem out of luck', desktopOnly, () => {
  test.slow();
  test.use({ viewport: size, expectedNoise: [/\/api\/totem\//] });
  test.beforeEach(() => openTotems(shop));
  test.afterEach(async () => {
    await staffSay('pause', { until: null });
    await chinottoIsOut(null);
  });

  // Only here: an open screen hears of the pause and goes on where it was.
  test('says at once that its shop takes no more orders, and goes on where it was when it does again', async ({
    page,
  }) => {
    await page.clock.install();
    await begin(page, await newTotem(shop));
    await choose(page);
    await staffSay('pause', { until: inAnHour() });
    await page.clock.fastForward(31_000);
    const stopped = page.getByRole('heading', {
      name: 'Gli ordini da questo schermo si sono appena fermati',
    });
    await expect(stopped).toBeVisible();
    await expectAccessible(page);
    // A waiting customer keeps the order.
    await stopped.click();
    await staffSay('pause', { until: null });
    await page.clock.fastForward(31_000);
    await goPay(page);
    await staffSay('pause', { until: inAnHour() });
    await page.getByRole('button', { name: /^Alla cassa/ }).click();
    await expect(stopped).toBeVisible();
    await page.getByRole('button', { name: 'Ricomincia' }).click();
    await expect(page.getByRole('heading', { name: 'Ora non si ordina da qui' })).toBeVisible();
    await expect(page.getByText(/^Si ricomincia /)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  // Only here: the way from the payment back to the list, and an answer that is lost.
  test('leads from payment back to a dish that has run out; without it the rest is ordered, once although the answer is lost', async ({
    page,
  }) => {
    const totem = await newTotem(shop);
    await begin(page, totem);
    await choose(page, 'Aggiungi Chinotto', 'Aggiungi Acqua naturale');
    await goPay(page);
    await chinottoIsOut(inAnHour());
    await page.getByRole('button', { name: /^Alla cassa/ }).click();
    await expect(page.getByRole('heading', { name: 'Il tuo ordine' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('«Chinotto»');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Togli Chinotto' }).click();
    await expect(page.getByRole('alert')).toBeEmpty();
    await page.getByRole('button', { name: /^Continua · \d/ }).click();
    await page.getByRole('button', { name: 'Solo il numero' }).click();
    // The answer to the order is lost: it is asked for again, and is one order.
    await page.route(
      /\/api\/totem\/orders\?/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const till = page.getByRole('button', { name: /^Alla cassa/ });
    await till.click();
    await expect(page.getByText('controllare la connessione di rete')).toBeVisible();
    await till.click();
    await expect(page.getByText(/^Paga 1,50.* alla cassa, dicendo il numero\.$/)).toBeVisible();
    const orders = await ask(`select id from orders where meta->>'totem' = '${totem.id}'`);
    expect(orders).toHaveLength(1);
  });

  // Only here: two screens at one terminal.
  test('waits its turn at a terminal that serves another totem, and pays only its own order', async ({
    page,
    browser,
    baseURL,
  }) => {
    const first = await newTotem(shop);
    const second = await newTotem(shop, first.reader);
    const beside = await browser.newContext({ baseURL: baseURL ?? '', viewport: size, locale: 'it-IT' });
    const other = await beside.newPage();
    for (const [screen, totem] of [
      [page, first],
      [other, second],
    ] as const) {
      await begin(screen, totem);
      await choose(screen);
      await goPay(screen);
    }
    const wait = { name: 'Avvicina la carta al lettore' };
    await page.getByRole('button', { name: /^Con la carta/ }).click();
    await expect(page.getByText('Non allontanarti')).toBeVisible();
    await atTerminal(page, first, 'decline');
    await page.getByRole('button', { name: 'Riprova con la carta' }).click();
    await expect(page.getByRole('heading', wait)).toBeVisible();
    await other.getByRole('button', { name: /^Con la carta/ }).click();
    await expect(
      other.getByRole('heading', { name: 'Il lettore sta servendo un’altra persona' }),
    ).toBeVisible();
    await expectAccessible(other);
    await atTerminal(page, first, 'approve');
    await expect(page.getByText(/^Pagato /)).toBeVisible();
    await expect(other.getByRole('heading', wait)).toBeVisible();
    await expect(other.getByText(/^Pagato /)).toHaveCount(0);
    await atTerminal(other, second, 'approve');
    await expect(other.getByText(/^Pagato /)).toBeVisible();
    await beside.close();
  });
});
