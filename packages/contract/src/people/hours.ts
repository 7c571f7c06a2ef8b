import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const Named = z.object({ id: z.string(), name: z.string() });
export const shiftWays = ['pin', 'badge', 'hand'] as const;

/** Clocking in or out: by which means, on which device, and the author of a manual entry. */
const Stamp = z.object({
  at: Instant,
  how: z.enum(shiftWays),
  device: z.nullable(z.string()),
  by: z.nullable(z.string()),
});

/** A shift of a staff member. */
export const WorkShift = z.object({
  id: id('shf'),
  person: Named,
  shop: z.nullable(Named),
  from: Stamp,
  /** Null while it lasts, or if the end was not recorded. */
  until: z.nullable(Stamp),
  /** Whether its end is missing, and it is too long to be running. */
  forgotten: z.boolean(),
  minutes: z.nullable(z.int()),
  mended: z.nullable(z.object({ at: Instant, by: z.nullable(z.string()), reason: z.string() })),
  /** Whether the caller may correct it. */
  mendable: z.boolean(),
});
export type WorkShift = z.output<typeof WorkShift>;

const reason = z
  .string()
  .check(z.trim(), z.minLength(3, 'scrivi perché'), z.maxLength(200, 'al massimo 200 caratteri'));
const times = { from: Instant, until: z.nullable(Instant) };

/** Form to correct a shift. */
export const MendForm = z.object({ ...times, reason });
export type MendForm = z.output<typeof MendForm>;

/** Form to add a shift that was not recorded. */
export const AddShiftForm = z.object({ person: id('usr', Id), shop: id('shp', Id), ...times, reason });

const shift = { params: z.object({ shift: id('shf', Id) }) };
const wrong = ['shift.overlaps', 'shift.too_long', 'shift.future', 'shift.own'] as const;

/** Shifts of the staff. */
export const hours = routes({
  'GET /api/backoffice/hours': {
    summary:
      'Shifts that began in an interval: the caller’s own, and all of the shops whose hours they may correct',
    auth: 'hours.read',
    query: z.object({
      from: Instant,
      until: Instant,
      shop: z.optional(id('shp', Id)),
      person: z.optional(id('usr', Id)),
    }),
    response: z.object({
      data: z.array(WorkShift),
      /** Total of each person's ended shifts, in real minutes, over midnight and the change of the clock. */
      totals: z.array(z.object({ person: Named, minutes: z.int(), shifts: z.int(), open: z.int() })),
      /** People for a shift added by hand: staff of the shops. */
      people: z.array(Named),
    }),
    errors: ['invalid'],
  },
  'POST /api/backoffice/hours': {
    summary: 'Add a missing shift, with a reason',
    auth: 'hours.mend',
    audit: 'shift.add',
    body: AddShiftForm,
    status: 201,
    response: WorkShift,
    errors: ['shop.not_found', 'person.not_found', ...wrong],
  },
  'PUT /api/backoffice/hours/:shift': {
    summary: 'Correct a shift, with a reason; the audit keeps the old values',
    auth: 'hours.mend',
    audit: 'shift.mend',
    ...shift,
    body: MendForm,
    response: WorkShift,
    errors: ['shift.not_found', ...wrong],
  },
  'POST /api/backoffice/hours/:shift/remove': {
    summary: 'Remove a wrong shift, with a reason',
    auth: 'hours.mend',
    audit: 'shift.remove',
    ...shift,
    body: z.object({ reason }),
    status: 204,
    errors: ['shift.not_found', 'shift.own'],
  },
});
