import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

const Minutes = z.nullable(z.int().check(z.gte(0, 'da 0 a 120 minuti'), z.lte(120, 'da 0 a 120 minuti')));

/** Minutes without an answer until each step; null leaves a step out. */
export const AnswerPlan = z.object({
  /** The boards ring louder. */
  louder: Minutes,
  /** The shop's managers get a mail and a push. */
  managers: Minutes,
  /** The shop's telephone rings. */
  call: Minutes,
  /** The shop pauses itself, and the order is given back. */
  cancel: Minutes,
  /** No open screen while the shop takes orders: its managers get a mail and a push. Missing is the usual time. */
  screen: z.optional(
    z.nullable(z.int().check(z.gte(3, 'da 3 minuti a 4 ore'), z.lte(240, 'da 3 minuti a 4 ore'))),
  ),
  /** Hours after its time until the shop is reminded of an open order; missing is the usual number. */
  remind: z.optional(z.nullable(z.int().check(z.gte(1, 'da 1 a 24 ore'), z.lte(24, 'da 1 a 24 ore')))),
  /** Hours after the end of its business day until an order closes by itself. Missing is the usual time. */
  close: z.optional(z.nullable(z.int().check(z.gte(0, 'da 0 a 72 ore'), z.lte(72, 'da 0 a 72 ore')))),
  /** Telephone to call; null for the shop’s own. */
  phone: z.optional(
    z.nullable(
      z.string().check(z.trim(), z.regex(/^\+?[0-9 ]{6,20}$/, 'scrivi solo cifre, con il prefisso')),
    ),
  ),
  /** Minutes in which a customer may answer a proposal. */
  consent: z.optional(z.int().check(z.gte(2, 'da 2 a 60 minuti'), z.lte(60, 'da 2 a 60 minuti'))),
  /** Minutes of the shop's own pause. */
  pause: z.int().check(z.gte(5, 'da 5 minuti a 12 ore'), z.lte(720, 'da 5 minuti a 12 ore')),
});
export type AnswerPlan = z.output<typeof AnswerPlan>;

const Answering = z.object({
  /** Plan set here; null follows the brand's, or the usual one. */
  own: z.nullable(AnswerPlan),
  /** Plan that holds without one of its own. */
  inherited: AnswerPlan,
});
export type Answering = z.output<typeof Answering>;

const shop = { params: z.object({ shop: z.string().check(z.minLength(1), z.maxLength(100)) }) };
const body = z.object({ plan: z.nullable(AnswerPlan) });

/** Plan for unanswered orders, of the brand and of each shop. */
export const answering = routes({
  'GET /api/backoffice/answering': {
    summary: 'The brand’s plan for unanswered orders',
    auth: 'shops.plan',
    response: Answering,
    errors: ['shop.not_found'],
  },
  'PUT /api/backoffice/answering': {
    summary: 'Set the brand’s plan; null restores the usual one',
    auth: 'shops.plan',
    audit: 'shop.plan_answers',
    body,
    response: Answering,
    errors: ['shop.not_found', 'invalid'],
  },
  'POST /api/backoffice/shops/:shop/answering/trials': {
    summary: 'Try the shop’s telephone, or a mail or push to the caller, as an unanswered order would use it',
    auth: 'shops.plan',
    audit: 'shop.try_alarm',
    ...shop,
    body: z.object({ way: z.enum(['call', 'email', 'push']) }),
    response: z.object({
      /** Called number, or mail address. */
      to: z.nullable(z.string()),
      /** Number of the caller’s devices that got the push. */
      devices: z.nullable(z.int()),
    }),
    errors: ['shop.not_found'],
  },
  'GET /api/backoffice/shops/:shop/answering': {
    summary: 'A shop’s plan for unanswered orders',
    auth: 'shops.plan',
    ...shop,
    response: Answering,
    errors: ['shop.not_found'],
  },
  'PUT /api/backoffice/shops/:shop/answering': {
    summary: 'Set a shop’s plan; null follows the brand’s again',
    auth: 'shops.plan',
    audit: 'shop.plan_answers',
    ...shop,
    body,
    response: Answering,
    errors: ['shop.not_found', 'invalid'],
  },
});
