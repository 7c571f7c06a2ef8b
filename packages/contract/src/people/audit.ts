import { auditActions, auditKinds } from '@zanga/domain/staff/audit';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';
import { wordList } from '../wire/word-list.ts';

const Name = z.string().check(z.minLength(1), z.maxLength(100));
const Values = z.record(z.string(), z.unknown());

/** An entry: person, action, thing, old and new values, moment and place. */
export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  /** Null for the system. */
  person: z.nullable(z.object({ id: id('usr'), name: z.string() })),
  /** Role of the person at that moment; null for the system, and for entries older than the roles. */
  role: z.nullable(z.string()),
  /** Browser and network. */
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
  /** Device of the shop; null for a person's own browser. */
  registered: z.nullable(z.object({ id: id('dvc'), name: z.string() })),
  /** One of `auditActions`; an entry may be older than today's list. */
  action: z.string(),
  kind: z.string(),
  thing: z.string(),
  shop: z.nullable(z.object({ id: id('shp'), name: z.string() })),
  before: Values,
  after: Values,
  reason: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof AuditEntry>;

const filters = {
  person: z.optional(id('usr', Name)),
  /** Actions, separated by commas. */
  action: wordList(auditActions),
  kind: z.optional(z.enum(auditKinds)),
  /** Id of a thing, for its whole history. */
  thing: z.optional(Name),
  shop: z.optional(id('shp', Name)),
  /** From this moment on. */
  from: z.optional(Instant),
  /** Before this moment. */
  until: z.optional(Instant),
};

export const auditPageSize = 50;
/** Longest interval; more needs two requests. */
export const auditExportLimit = 50_000;

export const AuditQuery = z.object({
  ...filters,
  /** Cursor: end of the page before. */
  after: z.optional(z.string().check(z.regex(/^\d{13,15}-\d{1,15}$/))),
});
export type AuditQuery = z.output<typeof AuditQuery>;

/** The audit: changes by staff and system. */
export const audit = routes({
  'GET /api/backoffice/audit': {
    summary: 'Changes by staff and system, latest first; of one thing by its kind and id',
    auth: 'audit.read',
    query: AuditQuery,
    response: z.object({
      data: z.array(AuditEntry),
      /** Value of `after` for the next page; null on the last. */
      next: z.nullable(z.string()),
    }),
  },
  'GET /api/backoffice/audit/export': {
    summary: 'The same changes as a table (CSV), at most the latest 50,000',
    auth: 'audit.read',
    query: z.object(filters),
    bytes: ['text/csv; charset=utf-8'],
  },
});
