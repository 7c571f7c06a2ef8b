import { showFields } from '@zanga/domain/cinema/show-fields';
import * as z from 'zod/mini';
import { KnownPicture } from '../menu/picture.ts';
import { kept, schemasOf } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';
import { OfficeShow } from './cinema-office.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Price = Cents.check(z.refine((cents) => cents >= 0 && cents <= 100_000, 'da 0 a 1.000 €'));

/** Editable fields of a show (`ShowForm` of the domain). */
export const ShowForm = z.object({
  ...schemasOf(showFields, Price),
  shop: id('shp', z.string().check(z.minLength(1, 'scegli un negozio'), z.maxLength(100))),
  category: id('cat', z.string().check(z.minLength(1, 'scegli una categoria'), z.maxLength(100))),
  /** Ids of its option groups, such as fares. */
  option_groups: z.array(id('opt', Key)).check(z.maxLength(20)),
  pictures: z.array(id('img', Key)).check(z.maxLength(12)),
});
export type ShowForm = z.output<typeof ShowForm>;

/** A show with all its editable fields. */
export const EditedShow = z.object({
  id: id('prd'),
  slug: z.string(),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(ShowForm),
  /** The pictures named in the form. */
  pictures: z.array(KnownPicture),
  /** Seats sold or being paid for. */
  taken: z.int(),
  /** Whether it has begun or was called off, so that it cannot change any more. */
  closed: z.boolean(),
});
export type EditedShow = z.output<typeof EditedShow>;

/** Facts of earlier shows, as suggestions. */
export const UsualShows = z.object({
  halls: z.array(z.object({ shop: id('shp'), hall: z.string(), seats: z.int() })),
  /** Category and option groups of the latest show. */
  category: z.nullable(id('cat')),
  option_groups: z.array(id('opt')),
});
export type UsualShows = z.output<typeof UsualShows>;

const params = z.object({ show: id('prd', Key) });

/** The cinema's programme for staff. */
export const showsOffice = routes({
  'GET /api/backoffice/cinema/usual': {
    summary: 'Halls with their seats, and the facts of earlier shows',
    auth: 'cinema.read',
    response: UsualShows,
  },
  'POST /api/backoffice/cinema/shows': {
    summary: 'Create a show, or several at different times: all or none',
    auth: 'cinema.edit',
    audit: 'show.add',
    status: 201,
    body: z.object({
      form: z.omit(ShowForm, { starts_at: true }),
      starts: z.array(Instant).check(z.minLength(1, 'scegli almeno un giorno e un’ora'), z.maxLength(100)),
    }),
    response: z.object({ data: z.array(OfficeShow) }),
    errors: ['shop.not_found', 'invalid'],
  },
  'GET /api/backoffice/cinema/shows/:show/form': {
    summary: 'An editable show',
    auth: 'cinema.read',
    params,
    response: EditedShow,
    errors: ['show.not_found'],
  },
  'PUT /api/backoffice/cinema/shows/:show/form': {
    summary: 'Save a show; ticket holders are told of a new time, hall or film',
    auth: 'cinema.edit',
    audit: 'show.edit',
    params,
    body: z.object({ version: Key, form: ShowForm }),
    response: EditedShow,
    errors: ['show.not_found', 'shop.not_found', 'show.edited', 'show.begun', 'show.cancelled', 'invalid'],
  },
});
