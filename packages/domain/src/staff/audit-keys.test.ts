import { expect, it } from 'vitest';
import { brandFields } from '../brand/brand-fields.ts';
import { productFields } from '../catalogue/editing/product-fields.ts';
import { showFields } from '../cinema/show-fields.ts';
import { couponFields } from '../coupons/editing/coupon-fields.ts';
import { areaFields } from '../shops/areas/area-fields.ts';
import { shopFields } from '../shops/editing/shop-fields.ts';
import { describedAuditWords } from './audit-keys.ts';
import { auditWordsOf } from './editing/described.ts';

it.each(Object.entries({ productFields, couponFields, shopFields, areaFields, brandFields, showFields }))(
  'agrees with the other forms about the words of %s in the audit',
  (_, described) => expect(describedAuditWords).toMatchObject(auditWordsOf(described)),
);
