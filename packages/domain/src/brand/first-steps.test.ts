import { describe, expect, it } from 'vitest';
import { firstSteps, type Lack, mayOpen, type OpeningFacts, type StepName } from './first-steps.ts';

const shop = {
  ...{ published: true, payments: ['till'], placed: true, offers: true },
  ...{ hasHours: true, delivers: false, hasAreas: false },
};
const whole: OpeningFacts = {
  brand: {
    name: 'Zanga',
    ...{ company_name: 'Zanga S.r.l.', company_address: 'Via Etnea 1', vat_number: 'IT01234567897' },
    ...{ phone: '095 1234567', email: 'ciao@zanga.example' },
  },
  open: false,
  finishedTexts: ['terms', 'privacy', 'faq'],
  shops: [shop],
  dishes: 3,
  cards: false,
  reached: { mail: true, sms: true },
  others: 0,
  demo: false,
};
const lacking = (change: Partial<OpeningFacts>): Partial<Record<StepName, readonly Lack[]>> =>
  Object.fromEntries(
    firstSteps({ ...whole, others: 1, open: true, ...change }).flatMap(({ name, done, missing }) =>
      done ? [] : [[name, missing]],
    ),
  );

describe('the steps to a shop that is open', () => {
  it('are all to be done in an empty database', () => {
    const company = { company_name: '', company_address: '', vat_number: '' };
    const brand = { ...company, name: 'Il tuo locale', phone: '', email: '' };
    const reached = { mail: false, sms: false };
    const empty = { ...whole, brand, reached, finishedTexts: [], shops: [], dishes: 0 };
    expect(firstSteps(empty).filter(({ done }) => done)).toEqual([]);
    expect(mayOpen(firstSteps(empty))).toBe(false);
    expect(lacking(empty).brand?.[0]).toBe('name');
  });

  it('let an owner who works alone open, once the rest is there', () => {
    expect(mayOpen(firstSteps(whole))).toBe(true);
    expect(lacking({})).toEqual({});
  });

  it('tell that no mail and no SMS is sent, and let the owner open all the same', () => {
    const reached = { mail: false, sms: false };
    expect(lacking({ reached })).toEqual({ messages: ['mail', 'sms'] });
    expect(lacking({ reached: { mail: true, sms: false } })).toEqual({ messages: ['sms'] });
    expect(mayOpen(firstSteps({ ...whole, reached }))).toBe(true);
  });

  it('forbid opening while the demo is loaded: its dishes would be sold', () => {
    expect(mayOpen(firstSteps({ ...whole, demo: true }))).toBe(false);
  });

  it.each<[string, Partial<OpeningFacts>, ReturnType<typeof lacking>]>([
    ['terms with gaps', { finishedTexts: ['privacy'] }, { brand: ['terms'] }],
    ['a shop without an address', { shops: [{ ...shop, placed: false }] }, { shop: ['address'] }],
    ['a shop that offers nothing', { shops: [{ ...shop, offers: false }] }, { hours: ['services', 'hours'] }],
    ['a shop without hours', { shops: [{ ...shop, hasHours: false }] }, { hours: ['hours'] }],
    ['deliveries to nowhere', { shops: [{ ...shop, delivers: true }] }, { hours: ['areas'] }],
    ['no dish', { dishes: 0 }, { dishes: ['dishes'] }],
    ['cards that nobody takes', { shops: [{ ...shop, payments: ['card'] }] }, { payments: ['cards'] }],
    [
      'cards that nobody takes, beside the till',
      { shops: [shop, { ...shop, payments: ['card', 'till'] }] },
      { payments: ['cards'] },
    ],
    ['the demo that is still there', { demo: true }, { open: ['demo'] }],
    ['no shop that is seen', { shops: [{ ...shop, published: false }] }, { open: ['published'] }],
  ])('say %s', (_, change, missing) => {
    expect(lacking(change)).toEqual(missing);
  });
});
