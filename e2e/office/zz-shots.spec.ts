import { deviceShop, hire, openDeviceMenu, registerDevice } from '../support/crew.ts';
import { settled, test } from '../support/page.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice, owner } from '../support/staff.ts';

const sizes = [[390, 844], [768, 1024], [1440, 900]] as const;
test('shots', desktopOnly, async ({ page, browser, baseURL, expectedNoise }) => {
  expectedNoise.push(/./);
  test.setTimeout(240_000);
  const shop = await deviceShop('catania');
  const nina = await hire(shop.id);
  await hire(shop.id, '7391');
  const { page: tablet } = await registerDevice(browser, baseURL, { shop: shop.id, name: 'Tablet cassa' });
  const { page: kitchen } = await registerDevice(browser, baseURL, { shop: shop.id, name: 'Schermo forno con un nome molto lungo', kind: 'kitchen' });
  await enterOffice(page, owner);
  const shoot = async (p: typeof page, name: string) => {
    for (const [width, height] of sizes)
      for (const theme of ['light', 'dark'] as const) {
        await p.setViewportSize({ width, height });
        await p.emulateMedia({ colorScheme: theme });
        await p.waitForTimeout(400);
        await p.screenshot({ path: `/tmp/shots/${name}-${width}-${theme}.png` });
      }
  };
  await page.goto(`/gestione/dispositivi?negozio=${shop.id}`);
  await settled(page);
  await shoot(page, 'devices');
  await page.getByRole('button', { name: 'Aggiungi un dispositivo' }).click();
  await page.getByLabel('Nome').fill('Scanner porta');
  await shoot(page, 'add');
  await page.getByRole('button', { name: 'Dammi il codice' }).click();
  await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).waitFor();
  await shoot(page, 'code');
  await page.goto(`/gestione/profilo`);
  await settled(page);
  await page.getByRole('heading', { name: 'Il tuo PIN' }).scrollIntoViewIfNeeded();
  await shoot(page, 'profile');
  await shoot(tablet, 'tablet');
  await tablet.setViewportSize({ width: 1440, height: 900 });
  await openDeviceMenu(tablet);
  await shoot(tablet, 'menu');
  await tablet.setViewportSize({ width: 1440, height: 900 });
  await tablet.getByRole('button', { name: 'Entra o esci dal turno' }).click();
  await tablet.getByRole('button', { name: new RegExp(nina.name) }).waitFor();
  await shoot(tablet, 'people');
  await tablet.getByRole('button', { name: new RegExp(nina.name) }).click();
  await shoot(tablet, 'pin');
  for (const digit of nina.pin) await tablet.getByRole('button', { name: digit, exact: true }).click();
  await tablet.getByRole('button', { name: 'Entra in turno' }).click();
  await tablet.getByText(/Buon lavoro/).waitFor();
  await shoot(tablet, 'welcome');
  await shoot(kitchen, 'kitchen');
  await page.goto(`/gestione/orari?negozio=${shop.id}`);
  await page.getByText(nina.name).first().waitFor();
  await shoot(page, 'hours');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Correggi il turno/ }).first().click();
  await shoot(page, 'mend');
  await tablet.goto('/gestione/dispositivo');
  await shoot(tablet, 'claim');
});
