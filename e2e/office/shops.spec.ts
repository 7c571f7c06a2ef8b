import type { Page } from '@playwright/test';
import { ask } from '../support/database.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../support/staff.ts';

// A shop is edited in the office. What may be saved, and when it holds, is the server's (`modules/shops`).

// The browser logs intended refusals.
test.use({ expectedNoise: [/status of 4(04|09|22)/] });

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true }).click();
const partOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parti del negozio' }).getByRole('link', { name }).click();
const read = async (path: string) => (await call(`GET ${path}`, { token: await staffToken(owner) })).body;

const copyOfCatania = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Nuovo negozio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Un negozio nuovo' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Come un altro negozio').selectOption({ label: 'Zanga Catania' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Crea il negozio' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const [row] = await ask(`select id, slug from shops where name = '${name}'`);
  return { id: String(row?.id), slug: String(row?.slug) };
};

/** A colleague saves in between: what both changed is chosen field by field. */
const chooseBetweenTwo = async (page: Page, path: string) => {
  await page.getByLabel('Telefono').fill('0932 111111');
  await page.getByLabel('Descrizione').fill('La mia descrizione');
  const { version, form } = await read(path);
  const body = { version, form: { ...form, phone: '0932 222222', email: 'nuova@zanga.example' } };
  expect((await call(`PUT ${path}`, { token: await staffToken(owner), body })).status).toBe(200);
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Qualcun altro ha salvato' });
  await expect(notice).toContainText('0932 222222');
  await expect(page.getByLabel('Email')).toHaveValue('nuova@zanga.example');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Prendi il suo: Telefono' }).click();
  await save(page);
  await expect(notice).toBeHidden();
  await expect
    .poll(async () => (await read(path)).form)
    .toMatchObject({ phone: '0932 222222', description: 'La mia descrizione' });
};

const writeHours = async (page: Page) => {
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
  await expect(page.getByText(/^1000 ordini già presi restano fuori dai nuovi orari/)).toBeVisible();

  await page.getByRole('button', { name: 'Aggiungi le feste' }).click();
  const feasts = page.getByRole('dialog', { name: 'Feste dei prossimi dodici mesi' });
  await feasts.getByLabel(/Lunedì dell’Angelo/).check();
  await expectAccessible(page);
  await feasts.getByRole('button', { name: 'Chiudi un giorno' }).click();
  await save(page);
  const question = page.getByRole('alertdialog', { name: 'Ci sono ordini fuori dai nuovi orari' });
  await question.getByRole('button', { name: 'Salva e tieni gli ordini' }).click();
  await expect(page.getByText('Orari salvati')).toBeVisible();
};

// Only here: the parts of a shop as one walks through them, the days ahead that follow the typed hours, and the questions.
test(
  'a shop is opened as a copy, edited by two, given hours and less room, and opened to the public',
  desktopOnly,
  async ({ page }) => {
    await enterOffice(page, owner, '/gestione/negozi');
    const name = `Zanga Acireale ${Date.now()}`;
    const { id, slug } = await copyOfCatania(page, name);
    const told = () => page.request.get(`/api/shops/${slug}`);
    expect((await told()).status()).toBe(404);
    await expect(page.getByRole('switch', { name: 'Aperto al pubblico' })).not.toBeChecked();
    await page.getByLabel('CAP').fill('950');
    await page.getByLabel('Via', { exact: true }).fill('V'.repeat(100));
    await save(page);
    await expect(page.getByText('Il CAP ha cinque cifre')).toBeVisible();
    await page.getByLabel('CAP').fill('95024');
    await chooseBetweenTwo(page, `/api/backoffice/shops/${id}/form`);

    await ask(`insert into slot_loads (shop_id, mode, slot_at, pieces, orders) values
      ('${id}', 'pickup', date_trunc('day', now() + interval '2 days') + interval '11 hours 45 minutes', 60, 1000),
      ('${id}', 'pickup', date_trunc('hour', now() - interval '30 hours'), 12, 6)`);
    await partOf(page, 'Orari');
    await writeHours(page);
    const { form: week } = await read(`/api/backoffice/shops/${id}/hours`);
    expect(week.exceptions).toContainEqual(expect.objectContaining({ reason: 'Lunedì dell’Angelo' }));

    await page.goto(`/gestione/negozi/${id}/capacita`);
    const pickup = page.getByRole('group', { name: 'Ritiro in negozio' });
    await pickup.getByLabel('Ordini per fascia').fill('2');
    await expect(pickup.getByText(/avrebbero dovuto scegliere un altro orario/)).toBeVisible();
    await expectAccessible(page);
    await save(page);
    await expect(page.getByText('Salvato: i prossimi orari offerti')).toBeVisible();
    expect((await read(`/api/backoffice/shops/${id}/capacity`)).form.pickup.orders).toBe(2);

    await page.goto(`/gestione/negozi?cerca=${name.split(' ').at(-1)}`);
    await page.getByRole('link', { name }).click();
    await page.getByRole('switch', { name: 'Aperto al pubblico' }).click();
    await save(page);
    await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
    await expect.poll(async () => (await told()).status()).toBe(200);
    const hours = (await (await told()).json()).hours as { service: string; week: unknown[] }[];
    expect(hours.find(({ service }) => service === 'pickup')?.week[3]).toEqual([
      { opens: 1080, closes: 1560 },
    ]);
    await ask(`delete from slot_loads where shop_id = '${id}'`);
    await ask(`delete from shops where id = '${id}' returning id`);
  },
);

type Position = { readonly lat: number; readonly lng: number };

/** A file of one area, whose corners lie so far east and north of the shop. */
const areaFile = ({ lat, lng }: Position, ...moves: readonly (readonly [number, number])[]) => {
  const ring = [...moves, moves[0] ?? [0, 0]].map(([east, north]) => [lng + east, lat + north]);
  const geometry = { type: 'Polygon', coordinates: [ring] };
  const features = [{ type: 'Feature', properties: { name: 'Prova' }, geometry }];
  return {
    ...{ name: 'zone.geojson', mimeType: 'application/geo+json' },
    buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
  };
};

/** An area by three presses, a fourth corner by the keyboard, one dragged and one deleted. */
const drawByHand = async (page: Page) => {
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
};

// Only here: an area that is drawn with a mouse and with keys, on a phone; and a file that is chosen.
test('areas come from a file and are drawn by hand, one that crosses itself is refused, and nothing is lost', async ({
  page,
}) => {
  const [ragusa] = await ask(`select id from shops where slug = 'ragusa'`);
  const path = `/api/backoffice/shops/${ragusa?.id}/areas`;
  const kept = await read(path);
  await enterOffice(page, owner, `/gestione/negozi/${ragusa?.id}/zone`);
  await expect(page.getByRole('img', { name: 'Disegno delle zone' })).toBeVisible();
  const file = page.getByLabel('Importa zone da un file GeoJSON');
  await file.setInputFiles(areaFile(kept.position, [0, 0], [0.02, 0.02], [0.02, 0], [0, 0.02]));
  await save(page);
  await expect(page.getByText('Il contorno incrocia sé stesso')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Togli questa zona: Prova' }).click();
  await file.setInputFiles(areaFile(kept.position, [0, 0], [0.02, 0], [0.02, 0.02], [0, 0.02]));
  await page.getByText('Prova', { exact: true }).first().click();
  await page.getByLabel('Vie').last().fill('Via Etnea 1-120\nCorso Sicilia');
  await page.getByLabel('Comuni').last().fill('Ragusa RG 97100');
  await expect(page.getByText(/e Prova si sovrappongono|Prova e .* si sovrappongono/).first()).toBeVisible();
  await drawByHand(page);
  await save(page);
  await expect(page.getByText('Zone salvate: valgono da subito')).toBeVisible();
  const { version, form } = await read(path);
  expect(form.areas.slice(-2)).toMatchObject([
    {
      name: 'Prova',
      streets: [
        { street: 'Corso Sicilia', from: 1, to: null },
        { street: 'Via Etnea', from: 1, to: 120 },
      ],
      towns: [{ city: 'Ragusa', province: 'RG', zip: '97100' }],
    },
    { name: 'A mano' },
  ]);
  expect(form.areas.at(-1).polygon).toHaveLength(3);
  const back = { token: await staffToken(owner), body: { version, form: kept.form } };
  expect((await call(`PUT ${path}`, back)).status).toBe(200);
});
