import { addresses } from './addresses.ts';
import { auth } from './auth.ts';
import { badge } from './badge.ts';
import { board } from './board.ts';
import { brand } from './brand.ts';
import { captcha } from './captcha.ts';
import { carts } from './carts.ts';
import { categories } from './categories.ts';
import { cinema } from './cinema.ts';
import { contact } from './contact.ts';
import { contents } from './contents.ts';
import { cartCoupons, coupons } from './coupons.ts';
import { devices } from './devices.ts';
import { favourites } from './favourites.ts';
import { firstOwner } from './first-owner.ts';
import { notifications } from './notifications.ts';
import { contactBlocks } from './ordering/contact-blocks.ts';
import { phoneCodes } from './ordering/phone-codes.ts';
import { orders } from './orders.ts';
import { password } from './password.ts';
import { payments } from './payments.ts';
import { pictures } from './pictures.ts';
import { places } from './places.ts';
import { prime } from './prime.ts';
import { products } from './products.ts';
import { profile } from './profile.ts';
import { promises } from './promises.ts';
import { redemptions } from './redemptions.ts';
import { registration } from './registration.ts';
import { reviews } from './reviews.ts';
import { shops } from './shops.ts';
import { tables } from './tables.ts';
import { takings } from './takings.ts';
import { totemOrders, totems } from './totems.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The whole API, each endpoint once. */
export const contract = {
  ...addresses,
  ...auth,
  ...badge,
  ...board,
  ...brand,
  ...captcha,
  ...cartCoupons,
  ...carts,
  ...categories,
  ...cinema,
  ...contact,
  ...contactBlocks,
  ...contents,
  ...coupons,
  ...devices,
  ...favourites,
  ...firstOwner,
  ...notifications,
  ...orders,
  ...password,
  ...payments,
  ...phoneCodes,
  ...pictures,
  ...places,
  ...prime,
  ...products,
  ...profile,
  ...promises,
  ...redemptions,
  ...registration,
  ...reviews,
  ...shops,
  ...tables,
  ...takings,
  ...totemOrders,
  ...totems,
  ...unsubscribe,
};
export type Api = typeof contract;
