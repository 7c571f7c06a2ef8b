import { ask } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../support/staff.ts';

// A shop is edited in the office: what it is, when it is open, where it delivers, and how much it can do.

// The browser logs intended refusals.
test.use({ expectedNoise: [/status of 4(04|09|22)/] });

const idOf = async (slug: string) =>
  String((await ask(`select id from shops where slug = '${slug}'`))[0]?.id);

test(
  'a shop is opened as a copy of another, closed to the public until it is ready',
  desktopOnly,
  async ({ page }) => {
    await enterOffice(page, owner);
    await page.goto('/gestione/negozi');
    await page.getByRole('button', { name: 'Nuovo negozio' }).click();
    const dialog = page.getByRole('dialog', { name: 'Un negozio nuovo' });
    const name = `Zanga Acireale ${Date.now()}`;
    await dialog.getByLabel('Nome').fill(name);
    await dialog.getByLabel('Come un altro negozio').selectOption({ label: 'Zanga Catania' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crea il negozio' }).click();

    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Aperto al pubblico' })).not.toBeChecked();
    const [row] = await ask(`select id, slug from shops where name = '${name}'`);
    expect((await page.request.get(`/api/shops/${row?.slug}`)).status()).toBe(404);
    await page.getByLabel('CAP').fill('950');
    await page.getByLabel('Via', { exact: true }).fill('V'.repeat(100));
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Il CAP ha cinque cifre')).toBeVisible();
    await page.getByLabel('CAP').fill('95024');
    await expectAccessible(page);
    await page.getByRole('switch', { name: 'Aperto al pubblico' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/api/shops/${row?.slug}`)).status()).toBe(200);
    await ask(`delete from shops where id = '${row?.id}' returning id`);
  },
);

test('two edit one shop: what both changed is chosen field by field', desktopOnly, async ({ page }) => {
  const ragusa = await idOf('ragusa');
  const path = `/api/backoffice/shops/${ragusa}/form`;
  await enterOffice(page, owner);
  await page.goto('/gestione/negozi?cerca=ragusa');
  await page.getByRole('link', { name: 'Zanga Ragusa' }).click();
  await page.getByLabel('Telefono').fill('0932 111111');
  await page.getByLabel('Descrizione').fill('La mia descrizione');

  const token = await staffToken(owner);
  const { version, form } = (await call(`GET ${path}`, { token })).body;
  const theirs = { ...form, phone: '0932 222222', email: 'nuova@zanga.example' };
  expect((await call(`PUT ${path}`, { token, body: { version, form: theirs } })).status).toBe(200);

  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Qualcun altro ha salvato' });
  await expect(notice).toContainText('0932 222222');
  await expect(page.getByLabel('Email')).toHaveValue('nuova@zanga.example');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Prendi il suo: Telefono' }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(notice).toBeHidden();
  await settled(page);
  const saved = (await call(`GET ${path}`, { token })).body;
  expect(saved.form).toMatchObject({ phone: '0932 222222', description: 'La mia descrizione' });
  expect((await call(`PUT ${path}`, { token, body: { version: saved.version, form } })).status).toBe(200);
});

test(
  'hours are written, and the orders that lie outside them are counted first',
  desktopOnly,
  async ({ page }) => {
    const taormina = await idOf('taormina');
    const path = `/api/backoffice/shops/${taormina}/hours`;
    const token = await staffToken(owner);
    const kept = (await call(`GET ${path}`, { token })).body;
    // A thousand orders, so that parallel tests do not change the words on the screen.
    await ask(`insert into slot_loads (shop_id, mode, slot_at, pieces, orders)
      select '${taormina}', 'pickup', date_trunc('day', now() + interval '2 days') + interval '11 hours 45 minutes', 60, 1000
      on conflict (shop_id, mode, slot_at) do update set orders = slot_loads.orders + 1000`);
    await enterOffice(page, owner);
    await page.goto(`/gestione/negozi/${taormina}`);
    await page
      .getByRole('navigation', { name: 'Parti del negozio' })
      .getByRole('link', { name: 'Orari' })
      .click();
    const pickup = page.getByRole('group', { name: 'Ritiro in negozio' });
    const ahead = page.getByRole('region', { name: 'I prossimi 14 giorni' });
    await expect(ahead.getByRole('listitem')).toHaveCount(14);

    const opens = pickup.getByLabel('lunedì, apre').first();
    const closes = pickup.getByLabel('lunedì, chiude').first();
    await opens.fill('18:00');
    await closes.fill('9');
    await closes.blur();
    await expect(pickup.getByText('la chiusura viene prima dell’apertura')).toBeVisible();
    await expectAccessible(page);
    await closes.fill('2');
    await closes.blur();
    await expect(pickup.getByText('del giorno dopo').first()).toBeVisible();
    const more = pickup.getByRole('button', { name: /^Togli .*: lunedì$/ });
    while ((await more.count()) > 1) await more.last().click();
    await pickup.getByRole('button', { name: 'Su tutti i giorni come lunedì' }).click();
    await expect(ahead.getByText('18:00–02:00')).not.toHaveCount(0);
    await expect(page.getByText(/^10\d\d ordini già presi restano fuori dai nuovi orari/)).toBeVisible();

    await page.getByRole('button', { name: 'Aggiungi le feste' }).click();
    const feasts = page.getByRole('dialog', { name: 'Feste dei prossimi dodici mesi' });
    await feasts.getByLabel(/Lunedì dell’Angelo/).check();
    await expectAccessible(page);
    await feasts.getByRole('button', { name: 'Chiudi un giorno' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Ci sono ordini fuori dai nuovi orari' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Salva e tieni gli ordini' }).click();
    await expect(page.getByText('Orari salvati')).toBeVisible();

    const seen = await (await page.request.get('/api/shops/taormina')).json();
    const week = seen.hours.find(({ service }: { service: string }) => service === 'pickup').week;
    expect(week[3]).toEqual([{ opens: 1080, closes: 1560 }]);
    const now = (await call(`GET ${path}`, { token })).body;
    expect(now.form.exceptions).toContainEqual(expect.objectContaining({ reason: 'Lunedì dell’Angelo' }));
    const back = { version: now.version, form: kept.form, outside: 1_999 };
    expect((await call(`PUT ${path}`, { token, body: back })).status).toBe(200);
    await ask(
      `update slot_loads set orders = orders - 1000 where shop_id = '${taormina}' and orders >= 1000`,
    );
  },
);

test('areas are drawn from a file, and one that crosses itself is refused', desktopOnly, async ({ page }) => {
  const ragusa = await idOf('ragusa');
  const path = `/api/backoffice/shops/${ragusa}/areas`;
  const token = await staffToken(owner);
  const kept = (await call(`GET ${path}`, { token })).body;
  await enterOffice(page, owner);
  await page.goto(`/gestione/negozi/${ragusa}/zone`);
  await expect(page.getByRole('img', { name: 'Disegno delle zone' })).toBeVisible();
  const { lat, lng } = kept.position;
  const corners = (...moves: readonly (readonly [number, number])[]) =>
    [...moves, moves[0] ?? [0, 0]].map(([east, north]) => [lng + east, lat + north]);
  const collection = (ring: unknown) => ({
    name: 'zone.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { name: 'Prova' },
            geometry: { type: 'Polygon', coordinates: [ring] },
          },
        ],
      }),
    ),
  });
  const file = page.getByLabel('Importa zone da un file GeoJSON');
  await file.setInputFiles(collection(corners([0, 0], [0.02, 0.02], [0.02, 0], [0, 0.02])));
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Il contorno incrocia sé stesso')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Togli questa zona: Prova' }).click();
  await file.setInputFiles(collection(corners([0, 0], [0.02, 0], [0.02, 0.02], [0, 0.02])));
  await page.getByText('Prova', { exact: true }).first().click();
  await page.getByLabel('Vie').last().fill('Via Etnea 1-120\nCorso Sicilia');
  await page.getByLabel('Comuni').last().fill('Ragusa RG 97100');
  await expect(page.getByText(/e Prova si sovrappongono|Prova e .* si sovrappongono/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Zone salvate: valgono da subito')).toBeVisible();
  const now = (await call(`GET ${path}`, { token })).body;
  expect(now.form.areas.at(-1)).toMatchObject({
    name: 'Prova',
    streets: [
      { street: 'Corso Sicilia', from: 1, to: null },
      { street: 'Via Etnea', from: 1, to: 120 },
    ],
    towns: [{ city: 'Ragusa', province: 'RG', zip: '97100' }],
  });
  const back = { version: now.version, form: kept.form };
  expect((await call(`PUT ${path}`, { token, body: back })).status).toBe(200);
});

test('less room in a slot says what it would have meant last week', desktopOnly, async ({ page }) => {
  const messina = await idOf('messina');
  const path = `/api/backoffice/shops/${messina}/capacity`;
  const token = await staffToken(owner);
  const kept = (await call(`GET ${path}`, { token })).body;
  await ask(`insert into slot_loads (shop_id, mode, slot_at, pieces, orders)
    select '${messina}', 'pickup', date_trunc('hour', now() - interval '30 hours'), 12, 6 returning orders`);
  await enterOffice(page, owner);
  await page.goto(`/gestione/negozi/${messina}/capacita`);
  const pickup = page.getByRole('group', { name: 'Ritiro in negozio' });
  await pickup.getByLabel('Ordini per fascia').fill('2');
  await expect(pickup.getByText(/avrebbero dovuto scegliere un altro orario/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Salvato: i prossimi orari offerti')).toBeVisible();
  const now = (await call(`GET ${path}`, { token })).body;
  expect(now.form.pickup.orders).toBe(2);
  const back = { version: now.version, form: kept.form };
  expect((await call(`PUT ${path}`, { token, body: back })).status).toBe(200);
  await ask(
    `delete from slot_loads where shop_id = '${messina}' and orders = 6 and pieces = 12 returning orders`,
  );
});

test('an area is drawn with a mouse and with keys, and nothing is lost of it', async ({ page }) => {
  const ragusa = await idOf('ragusa');
  const path = `/api/backoffice/shops/${ragusa}/areas`;
  const token = await staffToken(owner);
  const kept = (await call(`GET ${path}`, { token })).body;
  await enterOffice(page, owner);
  await page.goto(`/gestione/negozi/${ragusa}/zone`);
  await page.getByRole('button', { name: 'Aggiungi una zona' }).click();
  const zone = page.getByRole('main').getByRole('listitem').last();
  await zone.getByLabel('Nome', { exact: true }).fill('A mano');
  const surface = zone.getByRole('button', { name: 'Aggiungi un vertice al contorno: A mano' });
  const box = async () => (await surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.8, 0.8],
  ] as const) {
    const { width, height } = await box();
    await surface.click({ position: { x: width * x, y: height * y } });
  }
  await surface.press('Enter');
  const corners = zone.getByRole('button', { name: /^Vertice \d di 4, / });
  await expect(corners).toHaveCount(4);
  await corners.nth(1).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await box();
  await corners.nth(1).hover();
  await page.mouse.down();
  await page.mouse.move(x + width * 0.7, y + height * 0.1, { steps: 3 });
  await page.mouse.up();
  await expect(corners.nth(1)).toHaveAccessibleName(/a nord(-est)?$/);
  await corners.last().focus();
  await page.keyboard.press('Delete');
  await expect(zone.getByRole('button', { name: /^Vertice \d di 3, / })).toHaveCount(3);
  await expect(surface).toBeFocused();
  await expectAccessible(page);
  await page.screenshot({ path: '.cache/first-day/area-drawn.png', animations: 'disabled', fullPage: true });
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Zone salvate: valgono da subito')).toBeVisible();
  const now = (await call(`GET ${path}`, { token })).body;
  expect(now.form.areas.at(-1).name).toBe('A mano');
  expect(now.form.areas.at(-1).polygon).toHaveLength(3);
  const back = { version: now.version, form: kept.form };
  expect((await call(`PUT ${path}`, { token, body: back })).status).toBe(200);
});
