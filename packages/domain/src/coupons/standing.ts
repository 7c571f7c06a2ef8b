import type { LocalDate } from '../time.ts';
import { formatLastDay } from '../time-format.ts';
import { fromMoment } from '../time-words.ts';
import { isBirthdayTime } from './birthday.ts';
import type { Coupon, CouponRules } from './coupon.ts';

/** The customer who wants to use a coupon; a guest has no history. */
export type CouponCustomer = {
  /** Confirmation still to be given; without one, a person may have many accounts. The mail where no SMS is sent. */
  readonly unconfirmed: 'phone' | 'email' | null;
  readonly member: boolean;
  readonly hasOrdered: boolean;
  readonly birthdate: LocalDate | null;
  readonly timesUsed: number;
};

export type FactsOfPerson = {
  readonly customer: CouponCustomer | null;
  readonly timesUsedInAll: number;
  readonly now: Date;
};

type RefusedStanding = { readonly state: 'later' | 'ended' | 'not_for_you'; readonly text: string };
export type Standing = { readonly state: 'ready' } | RefusedStanding;

const refused = (text: string, state: RefusedStanding['state'] = 'not_for_you'): RefusedStanding => ({
  state,
  text,
});

/** Standing of a coupon for a customer before anything is bought; the rules of cart and bill come later. */
export const couponStanding = ({ rules }: Pick<Coupon, 'rules'>, facts: FactsOfPerson): Standing =>
  refusedByTime(rules, facts) ??
  refusedByPerson(rules, facts) ??
  refusedByLimits(rules, facts) ?? { state: 'ready' };

/** Why a coupon is closed to all customers now; null while it is open to some. */
export const whyForNobody = (
  { rules }: Pick<Coupon, 'rules'>,
  facts: Pick<FactsOfPerson, 'timesUsedInAll' | 'now'>,
): string | null =>
  (refusedByTime(rules, facts) ?? refusedByLimits(rules, { ...facts, customer: null }))?.text ?? null;

/** Whether a coupon depends on the customer: a visitor has to sign in first. */
export const asksWho = ({ membersOnly, birthday, firstOrder, limitPerCustomer }: CouponRules): boolean =>
  membersOnly || birthday || firstOrder || limitPerCustomer !== null;

const refusedByTime = ({ from, until, suspended }: CouponRules, { now }: Pick<FactsOfPerson, 'now'>) => {
  if (until !== null && until <= now)
    return refused(`Questo coupon è scaduto il ${formatLastDay(until)}`, 'ended');
  if (suspended) return refused('Questo coupon è sospeso: per ora non si può usare', 'later');
  if (from > now) return refused(`Questo coupon vale ${fromMoment(from, now)}`, 'later');
  return undefined;
};

const confirmFirst = {
  phone: 'Conferma il tuo numero di telefono in “I miei dati” per usare questo coupon',
  email: 'Conferma la tua email in “I miei dati” per usare questo coupon',
} as const;

const refusedByPerson = (rules: CouponRules, { customer, now }: FactsOfPerson) => {
  if (!asksWho(rules)) return undefined;
  if (!customer) return refused('Accedi per usare questo coupon');
  if (customer.unconfirmed !== null) return refused(confirmFirst[customer.unconfirmed]);
  if (rules.membersOnly && !customer.member)
    return refused('Questo coupon è riservato a chi ha l’abbonamento');
  if (rules.firstOrder && customer.hasOrdered) return refused('Questo coupon vale solo per il primo ordine');
  if (!rules.birthday) return undefined;
  if (customer.birthdate === null)
    return refused('Aggiungi la tua data di nascita in “I miei dati” per usarlo');
  return isBirthdayTime(customer.birthdate, now)
    ? undefined
    : refused('Questo coupon vale nei giorni del tuo compleanno');
};

const refusedByLimits = (rules: CouponRules, { customer, timesUsedInAll }: FactsOfPerson) => {
  if (rules.limit !== null && timesUsedInAll >= rules.limit) return refused('Questo coupon è esaurito');
  if (rules.limitPerCustomer === null || !customer || customer.timesUsed < rules.limitPerCustomer)
    return undefined;
  return refused(
    rules.limitPerCustomer === 1
      ? 'Hai già usato questo coupon'
      : `Hai già usato questo coupon ${rules.limitPerCustomer} volte`,
  );
};
