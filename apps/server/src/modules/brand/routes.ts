import { brand } from '@zanga/contract/brand/brand';
import type { Category } from '@zanga/contract/menu/categories';
import { isCardMark } from '@zanga/domain/brand/brand-form';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { type MadeOf, midnightAfter } from '../../platform/made-of.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Accounts } from '../accounts/public.ts';
import type { Payments } from '../payments/public.ts';
import { checkApp } from './check-app.ts';
import { homePathFor, readBrand, readBrandSettings } from './queries.ts';

type Tools = MountTools & {
  readonly db: Db;
  readonly accounts: Pick<Accounts, 'socials' | 'sandbox'>;
  readonly payments: Pick<Payments, 'takesCards'>;
  /** Root categories of the menu, with the tags of the answer and how long it holds. */
  readonly rootCategories: (
    now: Date,
  ) => Promise<{ readonly categories: readonly Category[]; readonly lasting: Parameters<MadeOf> }>;
};

/** Routes of the brand: its profile and settings, and the check of an app's version. */
export const mountBrand = (tools: Tools): void => {
  const { db, brandId, accounts, payments, rootCategories } = tools;
  mount(tools, brand, {
    'GET /api/brands/:brand': async ({ params, call }) => {
      const found = await readBrand(db, params.brand);
      if (!found) return refuse('brand.not_found');
      const services = found.services.filter(({ slug }) => payments.takesCards || !isCardMark(slug));
      const { categories, lasting } = await rootCategories(call.now);
      call.madeOf(...lasting);
      return { ...found, services, categories: [...categories] };
    },
    'GET /api/check/app': async ({ call: { given, isOfOtherBrand, now, madeOf } }) => {
      // A change of the brand or its domains is announced as a change of everything.
      madeOf([], midnightAfter(now));
      const settings = isOfOtherBrand ? undefined : await readBrandSettings(db, brandId);
      const homePath = await homePathFor(db, given.domain);
      const { socials, sandbox } = accounts;
      return checkApp(settings, given, { homePath, socials, sandbox, cards: payments.takesCards });
    },
  });
};
