import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { type Person, register, signIn } from '../support/people.ts';
import { fillCart, openTill } from '../support/till.ts';

// Addresses: found, pinned, kept, changed, put first and deleted; and where the device is, when it says so.

test.describe.configure({ timeout: 120_000 });

/** Via Etnea, in the middle of Catania. */
const etnea = { latitude: 37.5119, longitude: 15.0839 };

const _pinned = { lat: 37.5119, lng: 15.0839 };

const openAddresses = async (page: Page, person?: Person) => {
  await signIn(page, person ?? (await register()));
  await page.goto('/account#indirizzi');
  await settled(page);
  return page.getByRole('region', { name: 'I miei indirizzi' });
};

test.describe('[API-25] [API-41] a customer’s addresses', () => {
  // Only here: the form of an address as it is typed: suggestions, zones, errors with their focus, and the list that follows.
  test('are found, asked for their zone, refused, written by hand, changed, put first and deleted', async ({
    page,
  }) => {
    test.slow(); // Four addresses, one after the other.
    const section = await openAddresses(page);
    await expect(section.getByText('Non hai ancora salvato indirizzi')).toBeVisible();
    const form = section.getByRole('form', { name: 'Nuovo indirizzo' });
    await section.getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(form.getByText('campo obbligatorio')).toHaveCount(2);
    const line = form.getByRole('combobox', { name: 'Via e numero' });
    await expect(line).toBeFocused();

    const town = form.getByRole('combobox', { name: 'Comune' });
    await town.pressSequentially('cata');
    await expect(page.getByRole('option', { name: 'Catania (CT)', exact: true })).toBeVisible();
    await expectAccessible(page);
    await town.press('Enter');
    await expect(town).toHaveValue('Catania (CT)');
    // The town's streets are suggested, and Enter takes none that the arrows have not come to.
    await line.fill('v. etn');
    await expect(page.getByRole('option', { name: 'Via Etnea' })).toBeVisible();
    await line.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Via Etnea' })).toHaveAttribute('aria-selected', 'true');
    await line.press('Enter');
    await expect(line).toHaveValue('Via Etnea ');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(
      form.getByText('Aggiungi il numero civico, o SNC se non c’è', { exact: true }),
    ).toBeVisible();
    await line.pressSequentially('218');
    await expect(form.getByText('Zona Centro')).toBeVisible();
    await form.getByText('Citofono, scala, piano, note').click();
    await form.getByLabel('Interno e citofono').fill('Rossi');
    await form.getByLabel('Come lo chiami').fill('Casa');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(section.getByText('Via Etnea 218, 95100 Catania (CT)', { exact: true })).toBeVisible();
    await expect(section.getByText('Predefinito', { exact: true })).toBeVisible();
    await expect(section.getByRole('button', { name: 'Aggiungi un indirizzo' })).toBeFocused();

    await section.getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
    await form.getByRole('combobox', { name: 'Via e numero' }).fill('Via delle Camelie 4');
    await form.getByRole('combobox', { name: 'Comune' }).fill('catania');
    await form.getByRole('button', { name: 'Salva' }).click();
    const zones = form.getByRole('group', { name: 'In che zona abiti?' });
    await expect(form.getByText('Scegli la zona, oppure «Non lo so»', { exact: true })).toBeVisible();
    await expect(zones.getByRole('radio')).toHaveCount(3);
    // A target half covered by the bar at the foot would count as too small.
    await zones.evaluate((group) => group.scrollIntoView({ block: 'center' }));
    await expectAccessible(page);
    await zones.getByText('Città e lungomare').click();
    await form.getByRole('button', { name: 'Salva' }).click();
    const card = section.getByRole('listitem').filter({ hasText: 'Via delle Camelie 4, 95100 Catania (CT)' });
    await card.getByRole('button', { name: 'Modifica' }).click();
    const zoneEditor = section.getByRole('form', { name: /^Modifica Via delle Camelie/ });
    await expect(zoneEditor.getByRole('radio', { name: 'Città e lungomare' })).toBeChecked();
    await zoneEditor.getByRole('radio', { name: 'Non lo so' }).check({ force: true });
    await zoneEditor.getByRole('button', { name: 'Salva' }).click();
    await expect(zoneEditor).toBeHidden();

    await section.getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
    await form.getByRole('combobox', { name: 'Via e numero' }).fill('via roma 1');
    await town.fill('Qwxyzopoli');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(
      form.getByText('Non troviamo questo comune: controlla il nome', { exact: true }),
    ).toBeVisible();
    await expect(town).toBeFocused();
    await town.fill('Milano');
    await town.press('Escape');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(section.getByText('via roma 1, Milano (MI)', { exact: true })).toBeVisible();

    await section.getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
    await form.getByLabel('Via e numero').fill('Corso Italia 9');
    await form.getByLabel('Comune').fill('Ragusa');
    await expect(page.getByRole('option', { name: 'Ragusa (RG)' })).toBeVisible();
    // The first Enter takes the town, the second confirms.
    await form.getByLabel('Comune').press('Enter');
    await form.getByLabel('Comune').press('Enter');
    const ragusa = section.getByRole('listitem').filter({ hasText: 'Corso Italia 9, 97100 Ragusa (RG)' });
    await ragusa.getByRole('button', { name: 'Rendi predefinito' }).click();
    await expect(ragusa.getByText('Predefinito', { exact: true })).toBeVisible();
    await expect(section.getByText('Predefinito', { exact: true })).toHaveCount(1);

    await ragusa.getByRole('button', { name: 'Modifica' }).click();
    const editor = section.getByRole('form', { name: /^Modifica Corso Italia 9/ });
    await editor.getByText('Citofono, scala, piano, note').click();
    await editor.getByLabel('Piano').fill('2');
    await editor.getByRole('button', { name: 'Salva' }).click();
    await expect(ragusa.getByText('piano 2')).toBeVisible();

    await ragusa.getByRole('button', { name: 'Elimina' }).click();
    await expectAccessible(page);
    await ragusa.getByRole('button', { name: 'Elimina', exact: true }).click();
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section.getByText('Predefinito', { exact: true })).toBeVisible();
  });
});

test.describe('[RTE-9] [API-37] an address at the till', () => {
  const begin = async (page: Page) => {
    await fillCart(page, 'delivery');
    await openTill(page);
    return page.getByRole('combobox', { name: 'Via e numero' });
  };

  // Only here: a whole line that is pasted is taken apart, and a place outside every zone leads to a shop.
  test('is taken apart where it was pasted whole, and seen with its zone; outside every zone it leads to the nearest shop', async ({
    page,
  }) => {
    const line = await begin(page);
    await line.fill('via etnea 218, 95131 Catania (CT)');
    await line.press('Enter');
    await page.getByRole('button', { name: /^Dove.*via etnea 218, 95131 Catania \(CT\)/ }).click();
    await expect(page.getByText('Zona Centro')).toBeVisible();
    await page.getByRole('button', { name: 'Cambia indirizzo' }).click();
    await expect(line).toHaveValue('via etnea 218');
    await line.fill('Via Umberto 3');
    await page.getByRole('combobox', { name: 'Comune' }).fill('Giarre');
    await expect(page.getByRole('option', { name: 'Giarre (CT)' })).toBeVisible();
    await page.getByRole('button', { name: 'Consegna qui' }).click();
    await expect(page.getByText('Qui non arriviamo ancora.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ritira a Zanga Taormina' }).click();
    await expect(page.getByRole('button', { name: /^Dove.*Ritiro · Zanga Taormina/ })).toBeVisible();
  });
});

test.describe('[API-42] [ERR-11] where the device is', () => {
  test.use({ expectedNoise: [/status of 503|ERR_FAILED/] });

  // Only here: the browser's own permission, and each way its answer fails.
  test('is not asked before one presses, fills the form when it may be known, and tells trouble in its own words', async ({
    page,
    context,
  }) => {
    await context.clearPermissions();
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const original = geolocation.getCurrentPosition.bind(geolocation);
      geolocation.getCurrentPosition = (...args) => {
        document.documentElement.dataset.asked = 'yes';
        original(...args);
      };
    });
    const section = await openAddresses(page);
    await section.getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
    const locate = section.getByRole('button', { name: 'Usa la mia posizione' });
    await expect(locate).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
    await locate.click();
    await expect(section.getByText('Impossibile abilitare la geolocalizzazione')).toBeVisible();

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(etnea);
    await locate.click();
    await expect(section.getByLabel('Comune')).toHaveValue('Catania (CT)');
    const kept = await page.evaluate(() =>
      ['latitude', 'longitude', 'formatted_address'].map((key) => localStorage.getItem(key)),
    );
    expect(kept).toEqual(['37.5119', '15.0839', 'Catania (CT)']);

    // A browser answers for a while with the place it has found: Paris is told by a stand-in.
    await page.evaluate(() => {
      const coords = { latitude: 48.85, longitude: 2.35, accuracy: 10 };
      const paris = { coords, timestamp: Date.now() } as GeolocationPosition;
      navigator.geolocation.getCurrentPosition = (found) => found(paris);
    });
    await locate.click();
    await expect(section.getByText('Nessun indirizzo trovato.')).toBeVisible();
    await page.route('**/api/places/at?*', (route) => route.abort());
    await locate.click();
    await expect(section.getByText('Errore nella conversione della posizione')).toBeVisible();
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        failed?.({ code: 2, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    });
    await locate.click();
    await expect(section.getByText('Errore nella geolocalizzazione')).toBeVisible();
    await section.getByLabel('Via e numero').fill('Via Roma 1');
    await page.route('**/api/places?*', (route) => route.fulfill({ status: 503, json: {} }));
    await section.getByLabel('Comune').fill('Milano');
    await section.getByRole('button', { name: 'Salva' }).click();
    await expect(
      section.getByText('Si è verificato un problema durante la ricerca del tuo indirizzo', {
        exact: true,
      }),
    ).toBeVisible();
  });

  // Only here: a device that never answers, in the page's own time.
  test('is given up when nothing ever answers, and one writes it meanwhile', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => undefined;
    });
    await page.goto('/contacts');
    const section = page.getByRole('region', { name: 'Arriviamo da te?' });
    await section.getByRole('button', { name: 'Usa la mia posizione' }).click();
    await expect(section.getByText('Ti sto cercando…')).toBeVisible();
    await section.getByRole('combobox', { name: 'Dove sei?' }).fill('via etnea 218, catania');
    const written = page.getByRole('option', { name: 'Via Etnea 218, Catania (CT)' });
    await expect(written).toBeVisible();
    await page.clock.fastForward('00:31');
    await expect(section.getByText('Errore nella geolocalizzazione')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Usa la mia posizione' })).toBeEnabled();
    await written.click();
    await expect(section.getByRole('listitem').first()).toContainText('Zanga Catania');
  });
});

test.describe('[API-37] who delivers to an address', () => {
  // Only here: the order of shops by fee and time, and a list that is asked for again.
  test('is told with fee, minimum and time, and why the others do not', async ({ page, context }) => {
    await page.goto('/contacts');
    await settled(page);
    const section = page.getByRole('region', { name: 'Arriviamo da te?' });
    const search = section.getByRole('combobox', { name: 'Dove sei?' });
    await search.fill('via etnea 218, catania');
    await page.getByRole('option', { name: 'Via Etnea 218, Catania (CT)' }).click();
    const shops = section.getByRole('listitem');
    await expect(shops).toHaveCount(6);
    await expect(shops.first()).toContainText(/Zanga Catania.*Consegna qui d.*Consegna.*Minimo/);
    await expect(shops.nth(1)).toContainText(/Troppo lontano: questo negozio consegna in zona/);
    await section.getByLabel('Ordina per').selectOption('Costo di consegna');
    await expect(shops.first()).toContainText('Zanga Catania');
    await expectAccessible(page);

    await context.setOffline(true);
    await section.getByLabel('Ordina per').selectOption('Chi arriva prima');
    const again = section.getByRole('button', { name: 'Riprova' });
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(shops).toHaveCount(6);
  });
});
