import { chromium } from '@playwright/test';
import { demoStaffPassword } from '../apps/server/demo/staff.ts';
import { samplePages } from './shop.ts';

/** A page with the visitor's stored data, which decides its content. */
export type Visit = { readonly page: string; readonly kept: Readonly<Record<string, string>> };

const post = async (url: string, body: object): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} says ${answer.status}`);
  return Object(await answer.json());
};

/** A returning guest with a cart. */
const withCart = async (url: string) => {
  const items = [
    { product: 'arancino-al-ragu', qty: 4 },
    { product: 'cassata-siciliana', qty: 2 },
  ];
  return { cart_key: String((await post(`${url}/api/carts`, { items })).token) };
};

const signedIn = async (url: string) => {
  const username = 'giulia@clienti.zanga.example';
  const grant = { grant_type: 'password', username, password: demoStaffPassword };
  const token = String((await post(`${url}/oauth/token`, grant)).access_token);
  return { token, username, firstname: 'Giulia', lastname: 'Ferrara', fullname: 'Giulia Ferrara' };
};

/** The pages of the measurement, by name. */
export const visits = async (url: string): Promise<Readonly<Record<string, Visit>>> => {
  const { home, category, product } = await samplePages(url);
  const cart = await withCart(url);
  return {
    home: { page: home, kept: {} },
    category: { page: category, kept: {} },
    product: { page: product, kept: {} },
    // A sheet opened by the address covers its page.
    'Prime, over home': { page: `${url}/?prime=1`, kept: {} },
    'search, over home': { page: `${url}/home?cerca=pizza`, kept: {} },
    'cart, over home': { page: `${url}/home?carrello=1`, kept: cart },
    checkout: { page: `${url}/checkout`, kept: cart },
    'orders of a customer': { page: `${url}/orders`, kept: await signedIn(url) },
  };
};

/** Stores a visitor's data in a browser, and nothing else; Lighthouse keeps it. */
export const keep = async (port: number, { page: address, kept }: Visit): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  try {
    const page = await browser.contexts()[0]?.newPage();
    // An address without the shop's code.
    await page?.goto(new URL('/health/live', address).href);
    await page?.evaluate((entries) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, kept);
    await page?.close();
  } finally {
    await browser.close();
  }
};
