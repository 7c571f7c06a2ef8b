import type { ShopId } from '@zanga/domain/ids';
import type { TestApp } from '../harness.ts';
import { triesOfBrand } from './tries-of-brand.ts';
import { triesOfCinema } from './tries-of-cinema.ts';
import { triesOfContents } from './tries-of-contents.ts';
import { triesOfCoupons } from './tries-of-coupons.ts';
import { triesOfInbox } from './tries-of-inbox.ts';
import { triesOfLetters } from './tries-of-letters.ts';
import { triesOfMenu } from './tries-of-menu.ts';
import { triesOfPrime } from './tries-of-prime.ts';
import { triesOfShops } from './tries-of-shops.ts';

/** One good call of each endpoint that edits the brand. */
export const triesOfEditing = (
  app: TestApp,
  { shop, owner }: { readonly shop: ShopId; readonly owner: string },
) => ({
  ...triesOfMenu(app, owner),
  ...triesOfShops(app, { shop, owner }),
  ...triesOfCinema(app, { shop, owner }),
  ...triesOfCoupons(app, owner),
  ...triesOfContents(app, owner),
  ...triesOfLetters(app, owner),
  ...triesOfBrand(app, owner),
  ...triesOfPrime(app, owner),
  ...triesOfInbox(app),
});
