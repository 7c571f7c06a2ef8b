import type { Page } from '@playwright/test';
import { giveCoupon, takeCoupons } from '../support/coupons.ts';
import { call } from '../support/people.ts';
import { type People, tokenOf } from './people.ts';
import { at, type Group, visit } from './screen.ts';

const primeOf = async (page: Page) => {
  await visit(page, '/home?prime=1');
  const modal = page.getByRole('dialog', { name: 'Zanga Prime', exact: true });
  await modal.waitFor();
  return modal;
};

const showCode = async (page: Page) => {
  const modal = await primeOf(page);
  await modal.getByRole('button', { name: 'Mostra il QR code in negozio' }).click();
};

const leave = async (page: Page) => {
  const modal = await primeOf(page);
  await modal.getByRole('button', { name: 'Disdici' }).click();
};

const couponOf = (people: People) => giveCoupon(people.customer.email, 'Un pensiero');

const makeLink = async (page: Page, people: People) => {
  await page.goto(`/coupons/${await couponOf(people)}`);
  await page.getByRole('button', { name: 'Crea il link' }).click();
  await page.getByRole('button', { name: 'Invia il link' }).waitFor();
  await page.getByRole('button', { name: 'Invia il link' }).scrollIntoViewIfNeeded();
};

/** The link a customer sends, opened by a friend. */
const takeGift = async (page: Page, people: People) => {
  const token = await tokenOf(people.customer);
  const { body } = await call(`POST /api/customer/active/coupons/${await couponOf(people)}/share`, { token });
  const { pathname, search } = new URL(String(body.url));
  await page.goto(pathname + search);
};

/** The wallet at the till, with what each would save. */
const pick = async (page: Page, { member }: People) => {
  const token = await tokenOf(member);
  const items = [{ product: 'arancino-al-ragu', qty: 4 }];
  await call('POST /api/customer/carts', { token, body: { items } });
  await visit(page, '/checkout');
  await page.getByRole('button', { name: /^Coupon/ }).click();
  await page.getByRole('button', { name: 'Scegli tra i tuoi coupon' }).click();
};

/** A newcomer has a welcome coupon here; an empty wallet comes after using it. */
const emptyWallet = async (page: Page, { newcomer }: People) => {
  await takeCoupons(newcomer.email);
  await page.goto('/coupons');
};

export const membership: Group = {
  title: 'Prime and coupons',
  screens: [
    { name: 'prime-offer', shows: 'Zanga Prime, offered', who: 'newcomer', open: primeOf },
    { name: 'prime-member', shows: 'Zanga Prime of a member', who: 'member', open: primeOf },
    { name: 'prime-code', shows: 'The code for the till', who: 'member', open: showCode },
    { name: 'prime-leave', shows: 'Leaving it', who: 'member', open: leave },
    { name: 'coupons-visitor', shows: '`/coupons` of nobody', open: at('/coupons') },
    { name: 'coupons-empty', shows: 'No coupons', who: 'newcomer', open: emptyWallet },
    { name: 'coupons', shows: 'My coupons, `/coupons`', who: 'customer', open: at('/coupons') },
    {
      name: 'coupon',
      shows: 'A coupon',
      who: 'customer',
      open: async (page, people) => page.goto(`/coupons/${await couponOf(people)}`),
    },
    { name: 'coupon-link', shows: 'Its link for a friend', who: 'customer', open: makeLink },
    { name: 'coupon-gift', shows: 'A friend’s coupon, `/share/coupons`', open: takeGift },
    { name: 'coupon-broken', shows: 'A link cut off', open: at('/share/coupons?encrypted=niente') },
    { name: 'coupon-picker', shows: 'Which coupon saves most', who: 'member', open: pick },
  ],
};
