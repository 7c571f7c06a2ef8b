import { demoStaffPassword } from '../../apps/server/demo/staff.ts';
import { giveCoupon } from '../support/coupons.ts';
import { handedOver } from '../support/database.ts';
import { call, type Person, register, tokenFor } from '../support/people.ts';
import { moveOrder, placeOrder } from '../support/placed-orders.ts';
import { joinPrime } from '../support/prime.ts';
import { clerkOf } from '../support/staff.ts';

const password = demoStaffPassword;

const demoPerson = (email: string, firstname: string, lastname: string): Person => ({
  ...{ firstname, lastname, email, password, telephone: '+39 333 123 4567' },
});

const tokens = new Map<string, string>();

/** One sign-in a person: each further one would lengthen the list of devices in the pictures. */
export const tokenOf = async (person: Person): Promise<string> => {
  const token = tokens.get(person.email) ?? (await tokenFor(person)) ?? '';
  tokens.set(person.email, token);
  return token;
};

/** People in the pictures. */
export type People = {
  /** Has been here for a while: addresses, favourites, coupons, orders. */
  readonly customer: Person;
  /** Has just registered. */
  readonly newcomer: Person;
  readonly member: Person;
  readonly clerk: Person;
  readonly manager: Person;
};

const home = {
  ...{ label: 'Casa', street: 'Via Etnea', number: '218', zip: '95131', city: 'Catania', province: 'CT' },
  ...{ doorbell: 'Ferrara', lat: 37.5119, lng: 15.0839 },
};
const work = {
  ...{ label: 'Lavoro', street: 'Corso Italia', number: '9', zip: '95129', city: 'Catania', province: 'CT' },
  ...{ lat: 37.5154, lng: 15.0961 },
};

const settleIn = async (person: Person) => {
  const token = await tokenOf(person);
  for (const body of [home, work]) await call('POST /api/customer/addresses', { token, body });
  for (const slug of ['cannolo', 'margherita', 'arancino-al-ragu', 'cassata-siciliana'])
    await call(`PATCH /api/customer/products/${slug}/favorite`, { token });
  await giveCoupon(person.email, 'Dieci e lode');
  await handedOver(person.email);
  const goods = await placeOrder({ token, person, part: 'goods' });
  await moveOrder(goods.id, 'goods', 'accept', 'finish', 'complete');
  const food = await placeOrder({ token, person });
  await moveOrder(food.id, 'food', 'accept', 'prepare');
};

/** Brings them about in a shop that has just been opened. */
export const gather = async (): Promise<People> => {
  const customer = demoPerson('giulia@clienti.zanga.example', 'Giulia', 'Ferrara');
  const member = demoPerson('marco@clienti.zanga.example', 'Marco', 'Rizzo');
  await settleIn(customer);
  await joinPrime(member);
  return {
    customer,
    member,
    newcomer: await register(),
    clerk: demoPerson(clerkOf('catania'), 'Agata', 'Spampinato'),
    manager: demoPerson('direzione@zanga.example', 'Ignazio', 'Greco'),
  };
};

/** Storage of a browser with a signed-in person, for shop and back office. */
export const keptBy = async (person: Person): Promise<{ name: string; value: string }[]> => {
  const token = await tokenOf(person);
  const { email, firstname, lastname } = person;
  const kept = { token, username: email, firstname, lastname, fullname: `${firstname} ${lastname}` };
  return Object.entries({ ...kept, gestione_token: token }).map(([name, value]) => ({ name, value }));
};
