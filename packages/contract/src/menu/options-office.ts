import * as z from 'zod/mini';
import { kept } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { Cents, id } from '../wire/values.ts';
import { Allergens } from './menu-office.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Line = z.string().check(z.trim(), z.maxLength(120));
/** Surcharge of a choice; negative for a reduction. */
const Difference = Cents.check(
  z.refine((cents) => cents >= -100_000 && cents <= 100_000, 'da −1.000 a 1.000 €'),
);
const number = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** Editable fields of an option group (`GroupForm` of the domain). */
export const GroupForm = z.object({
  name: Line,
  /** Least number of portions. */
  min: number(0, 300),
  max: number(0, 300),
  /** Most portions of one choice. */
  most_of_each: number(1, 9),
  choices: z
    .array(
      z.object({
        /** Null for a new one. A missing one is archived. */
        id: z.nullable(id('cho', Key)),
        name: Line,
        price_delta: Difference,
        /** Whether it is part of the standard dish. */
        selected: z.boolean(),
        allergens: Allergens,
      }),
    )
    .check(z.maxLength(300)),
  archived: z.boolean(),
});
export type GroupForm = z.output<typeof GroupForm>;

/** A group of options as its list shows it. */
export const OptionGroupLine = z.object({
  id: id('opt'),
  name: z.string(),
  min: z.int(),
  max: z.int(),
  choices: z.int(),
  /** Names of the first choices, since groups may share a name. */
  first: z.array(z.string()),
  /** Products with this group, drafts too. */
  products: z.int(),
  /** Choices without declared allergens. */
  undeclared: z.int(),
  archived: z.boolean(),
});
export type OptionGroupLine = z.output<typeof OptionGroupLine>;

/** An option group with all its editable fields. */
export const EditedGroup = z.object({
  id: id('opt'),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(GroupForm),
  /** Some of its products, by name. */
  products: z.array(z.object({ id: id('prd'), name: z.string(), published: z.boolean() })),
  products_total: z.int(),
  /** Sold-out choices with their shops; an empty list means all. */
  sold_out: z.array(z.object({ choice: id('cho'), shops: z.array(z.string()) })),
});
export type EditedGroup = z.output<typeof EditedGroup>;

const one = { params: z.object({ group: id('opt', Key) }) };

/** Option groups for staff. Products share a group: a change holds for all of them. */
export const optionsOffice = routes({
  'GET /api/backoffice/menu/options': {
    summary: 'All option groups by name, archived ones last',
    auth: 'menu.read',
    response: z.object({ data: z.array(OptionGroupLine) }),
  },
  'POST /api/backoffice/menu/options': {
    summary: 'Create an option group, without choices and products',
    auth: 'menu.edit',
    audit: 'option_group.add',
    status: 201,
    body: z.object({ name: Line }),
    response: EditedGroup,
    errors: ['menu.of_all_shops', 'invalid'],
  },
  'GET /api/backoffice/menu/options/:group': {
    summary: 'An editable option group',
    auth: 'menu.read',
    ...one,
    response: EditedGroup,
    errors: ['option_group.not_found'],
  },
  'PUT /api/backoffice/menu/options/:group': {
    summary: 'Save an option group; refused if a colleague has saved meanwhile',
    auth: 'menu.edit',
    audit: 'option_group.edit',
    ...one,
    body: z.object({ version: Key, form: GroupForm }),
    response: EditedGroup,
    errors: ['menu.of_all_shops', 'option_group.not_found', 'option_group.changed', 'invalid'],
  },
});
