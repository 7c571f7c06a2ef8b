import { agreements } from './brand/agreements.ts';
import { brand } from './brand/brand.ts';
import { brandOffice } from './brand/brand-office.ts';
import { brandOpening } from './brand/brand-opening.ts';
import { captcha } from './brand/captcha.ts';
import { contact } from './brand/contact.ts';
import { contents } from './brand/contents.ts';
import { contentsOffice } from './brand/contents-office.ts';
import { demoToLookAt } from './brand/demo-to-look-at.ts';
import { home } from './brand/home.ts';
import { inbox } from './brand/inbox.ts';
import { lettersOffice } from './brand/letters-office.ts';
import { serviceTrials } from './brand/service-trials.ts';
import { statusOffice } from './brand/status-office.ts';
import { categories } from './menu/categories.ts';
import { categoriesOffice } from './menu/categories-office.ts';
import { changes } from './menu/changes.ts';
import { favourites } from './menu/favourites.ts';
import { menuMany } from './menu/menu-many.ts';
import { menuOffice } from './menu/menu-office.ts';
import { menuPictures } from './menu/menu-pictures.ts';
import { menuPreviews } from './menu/menu-previews.ts';
import { menuTable } from './menu/menu-table.ts';
import { optionsOffice } from './menu/options-office.ts';
import { pictures } from './menu/pictures.ts';
import { products } from './menu/products.ts';
import { reviews } from './menu/reviews.ts';
import { shelf } from './menu/shelf.ts';
import { answering } from './ordering/answering.ts';
import { board } from './ordering/board.ts';
import { carts } from './ordering/carts.ts';
import { cinema } from './ordering/cinema.ts';
import { cinemaOffice } from './ordering/cinema-office.ts';
import { contactBlocks } from './ordering/contact-blocks.ts';
import { cartCoupons, coupons } from './ordering/coupons.ts';
import { couponsOffice } from './ordering/coupons-office.ts';
import { couponCodes } from './ordering/offers/coupon-codes.ts';
import { couponGifts } from './ordering/offers/coupon-gifts.ts';
import { couponTrial } from './ordering/offers/coupon-trial.ts';
import { couponUsesList } from './ordering/offers/coupon-uses.ts';
import { orderChanges } from './ordering/order-changes.ts';
import { orderDesk } from './ordering/order-desk.ts';
import { orderOffice } from './ordering/order-office.ts';
import { orders } from './ordering/orders.ts';
import { payments } from './ordering/payments.ts';
import { phoneCodes } from './ordering/phone-codes.ts';
import { prime } from './ordering/prime.ts';
import { primeMembers } from './ordering/prime-members.ts';
import { primeOffice } from './ordering/prime-office.ts';
import { redemptions } from './ordering/redemptions.ts';
import { screens } from './ordering/screens.ts';
import { showsOffice } from './ordering/shows-office.ts';
import { takings } from './ordering/takings.ts';
import { addresses } from './people/addresses.ts';
import { audit } from './people/audit.ts';
import { auth } from './people/auth.ts';
import { badge } from './people/badge.ts';
import { devices } from './people/devices.ts';
import { factors } from './people/factors.ts';
import { firstOwner } from './people/first-owner.ts';
import { hours } from './people/hours.ts';
import { notifications } from './people/notifications.ts';
import { password } from './people/password.ts';
import { pins } from './people/pins.ts';
import { profile } from './people/profile.ts';
import { registration } from './people/registration.ts';
import { savedViews } from './people/saved-views.ts';
import { deviceItself, shopDevices } from './people/shop-devices.ts';
import { staff } from './people/staff.ts';
import { unsubscribe } from './people/unsubscribe.ts';
import { where } from './people/where.ts';
import { places } from './shops/places.ts';
import { promises } from './shops/promises.ts';
import { rush } from './shops/rush.ts';
import { shopAreas } from './shops/shop-areas.ts';
import { shopHours } from './shops/shop-hours.ts';
import { shopOffice } from './shops/shop-office.ts';
import { shopSlots } from './shops/shop-slots.ts';
import { shops } from './shops/shops.ts';
import { staffShops } from './shops/staff-shops.ts';
import { tables } from './shops/tables.ts';
import { totemOrders, totems } from './shops/totems.ts';
import { zones } from './shops/zones.ts';

/** The whole API, each endpoint once. */
export const contract = {
  ...addresses,
  ...audit,
  ...answering,
  ...screens,
  ...auth,
  ...badge,
  ...board,
  ...brand,
  ...brandOffice,
  ...brandOpening,
  ...demoToLookAt,
  ...serviceTrials,
  ...lettersOffice,
  ...home,
  ...captcha,
  ...cartCoupons,
  ...carts,
  ...categories,
  ...categoriesOffice,
  ...changes,
  ...cinema,
  ...cinemaOffice,
  ...contact,
  ...contactBlocks,
  ...inbox,
  ...agreements,
  ...contents,
  ...contentsOffice,
  ...couponCodes,
  ...couponGifts,
  ...couponTrial,
  ...couponUsesList,
  ...coupons,
  ...couponsOffice,
  ...deviceItself,
  ...devices,
  ...factors,
  ...favourites,
  ...firstOwner,
  ...hours,
  ...menuOffice,
  ...menuMany,
  ...menuPictures,
  ...menuPreviews,
  ...menuTable,
  ...notifications,
  ...optionsOffice,
  ...orderChanges,
  ...orderDesk,
  ...orderOffice,
  ...orders,
  ...password,
  ...payments,
  ...phoneCodes,
  ...pins,
  ...pictures,
  ...places,
  ...prime,
  ...primeMembers,
  ...primeOffice,
  ...products,
  ...profile,
  ...promises,
  ...redemptions,
  ...registration,
  ...reviews,
  ...shopDevices,
  ...rush,
  ...shelf,
  ...shops,
  ...shopAreas,
  ...shopHours,
  ...shopOffice,
  ...shopSlots,
  ...showsOffice,
  ...staffShops,
  ...savedViews,
  ...staff,
  ...statusOffice,
  ...tables,
  ...takings,
  ...totemOrders,
  ...totems,
  ...unsubscribe,
  ...where,
  ...zones,
};
export type Api = typeof contract;
