import { expect, type Page } from '@playwright/test';
import { ask } from './database.ts';
import { call } from './people.ts';
import { owner, staffToken } from './staff.ts';

export type NewTotem = {
  readonly id: string;
  /** Where a screen becomes this totem. */
  readonly path: string;
  readonly reader: string | null;
};

/** A new totem, by default with a card terminal of its own. */
export const newTotem = async (
  shop: string,
  reader: string | null = `cassa-${crypto.randomUUID().slice(0, 8)}`,
): Promise<NewTotem> => {
  const token = await staffToken(owner);
  const body = { name: 'Ingresso', reader };
  const made = await call(`POST /api/backoffice/shops/${shop}/totems`, { token, body });
  return { id: String(made.body.id), path: String(made.body.address).replace(/^.*(?=\/totem#)/, ''), reader };
};

/** Orders are taken at its totems around the clock, to eat here and to take away, as no shop of the demo does at every hour of a test. */
export const openTotems = (shop: string) =>
  ask(`insert into shop_hours (shop_id, service, weekday, opens_minute, closes_minute)
    select id, service, day, 0, 1440
    from shops, generate_series(1, 7) as day, unnest(array['totem', 'onshop', 'pickup']) as service
    where slug = '${shop}' on conflict do nothing`);

/** Its screen takes no orders from now on. */
export const retireTotem = async ({ id }: NewTotem) =>
  call(`DELETE /api/backoffice/totems/${id}`, { token: await staffToken(owner) });

/** An action at the simulated terminal that waits for this amount. */
export const atTerminal = async (page: Page, { reader }: NewTotem, say: 'approve' | 'decline' | 'cancel') => {
  const link = async () => {
    const desk = await (await page.request.get('/dev/terminals')).text();
    const theirs = desk.split('<h2>').find((part) => part.startsWith(`Lettore ${reader}:`)) ?? '';
    return new RegExp(`/dev/terminals/answer\\?intent=\\w+&amp;say=${say}`).exec(theirs)?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  await page.request.get((await link()).replace('&amp;', '&'));
};

/** The first touch. */
export const begin = async (page: Page, { path }: NewTotem) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Tocca per ordinare' }).click();
};

/** Takes something that asks no questions, or these things. */
export const choose = async (page: Page, ...names: readonly string[]) => {
  await page.getByRole('button', { name: /^Mangio qui/ }).click();
  await page.getByRole('button', { name: 'Bevande' }).click();
  for (const name of names.length > 0 ? names : [/^Aggiungi /])
    await page.getByRole('button', { name }).first().click();
};

/** From the menu to how one pays, called by the number. */
export const goPay = async (page: Page) => {
  await page.getByRole('button', { name: /^Vedi l’ordine · \d/ }).click();
  await page.getByRole('button', { name: /^Continua · \d/ }).click();
  await page.getByRole('button', { name: 'Solo il numero' }).click();
};
