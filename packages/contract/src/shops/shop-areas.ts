import { areaFields } from '@zanga/domain/shops/areas/area-fields';
import * as z from 'zod/mini';
import { kept, schemasOf } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { Cents, id } from '../wire/values.ts';
import { Position } from './shops.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Amount = Cents.check(z.refine((cents) => cents >= 0 && cents <= 100_000, 'da 0 a 1.000 €'));
const house = z.int().check(z.gte(0), z.lte(99_999));

/** Delivery areas of a shop (`AreasForm` of the domain). */
export const AreasForm = z.object({
  areas: z
    .array(
      z.object({
        ...schemasOf(areaFields, Amount),
        /** Far above the limit of the rule, so that the refusal can tell the number sent. */
        polygon: z.array(Position).check(z.maxLength(5000, 'al massimo 500 vertici')),
        lead_minutes: z.int(),
        towns: z
          .array(
            z.object({
              city: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
              province: z.string().check(z.regex(/^[A-Z]{2}$/)),
              zip: z.string().check(z.regex(/^(\d{5})?$/)),
            }),
          )
          .check(z.maxLength(40, 'al massimo 40 comuni')),
        streets: z
          .array(
            z.object({
              street: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
              from: house,
              to: z.nullable(house),
            }),
          )
          .check(z.maxLength(400, 'al massimo 400 vie')),
      }),
    )
    .check(z.maxLength(30, 'al massimo 30 zone')),
});
export type AreasForm = z.output<typeof AreasForm>;

export const EditedAreas = z.object({
  id: id('shp'),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(AreasForm),
  /** Position of the shop. */
  position: Position,
  delivers: z.boolean(),
});
export type EditedAreas = z.output<typeof EditedAreas>;

const one = { params: z.object({ shop: id('shp', Key) }) };

/** Delivery areas for staff. */
export const shopAreas = routes({
  'GET /api/backoffice/shops/:shop/areas': {
    summary: 'Editable delivery areas of a shop: outlines, terms, streets and towns',
    auth: 'shops.read',
    ...one,
    response: EditedAreas,
    errors: ['shop.not_found'],
  },
  'PUT /api/backoffice/shops/:shop/areas': {
    summary: 'Save delivery areas; refused if a colleague has saved meanwhile',
    auth: 'shops.edit',
    audit: 'shop.edit_areas',
    ...one,
    body: z.object({ version: Key, form: AreasForm }),
    response: EditedAreas,
    errors: ['shop.not_found', 'shop.changed', 'invalid'],
  },
});
