import { describe, expect, it } from 'vitest';
import { blankSimple } from '../../staff/editing/described.ts';
import { shopFields } from './shop-fields.ts';
import { type ShopForm, shopProblems } from './shop-form.ts';

const form: ShopForm = {
  ...blankSimple(shopFields),
  ...{ name: 'Zanga Catania', street: 'Via Etnea', number: '12', zip: '95131' },
  ...{ city: 'Catania', province: 'CT', lat: 37.5079, lng: 15.083 },
  ...{ phone: '+39 095 1234567', email: 'catania@zanga.example' },
  ...{ services: ['pickup'], payments: ['card'], published: true },
  ...{ pictures: [], logo: null },
};
const fieldsOf = (change: Partial<ShopForm>, hasHours = true) =>
  shopProblems({ ...form, ...change }, { hasHours, mayTickCards: true }).map(({ field }) => field);

describe('a shop’s form', () => {
  it('may be saved when nothing is missing', () => {
    expect(fieldsOf({})).toEqual([]);
  });

  it.each<[Partial<ShopForm>, keyof ShopForm]>([
    [{ name: ' ' }, 'name'],
    [{ zip: '9513' }, 'zip'],
    [{ province: 'Catania' }, 'province'],
    [{ phone: 'chiamare Ada' }, 'phone'],
    [{ email: 'catania@zanga' }, 'email'],
    [{ payments: [] }, 'payments'],
    [{ lat: 15.083, lng: 37.5079 }, 'lat'],
    [{ lat: 0, lng: 0 }, 'lat'],
  ])('never says %o', (change, field) => {
    expect(fieldsOf({ ...change, published: false })).toEqual([field]);
  });

  it('is open to the public with a service and hours alone', () => {
    expect(fieldsOf({ services: [] })).toEqual(['services']);
    expect(fieldsOf({}, false)).toEqual(['published']);
    expect(fieldsOf({ services: [], published: false }, false)).toEqual([]);
  });
});
