/** A customer of the demo. */
export type DemoCustomer = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string;
  /** Coupons in their wallet, by the demo's keys. */
  readonly coupons: readonly string[];
};

/** Two friends, so that one can give the other a coupon; they share the demo staff's password. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    email: 'giulia@clienti.zanga.example',
    firstname: 'Giulia',
    lastname: 'Ferrara',
    birthdate: '1994-04-12',
    coupons: ['tra-amici', 'arancino', 'consegna', 'compleanno'],
  },
  {
    email: 'marco@clienti.zanga.example',
    firstname: 'Marco',
    lastname: 'Rizzo',
    birthdate: '1988-09-30',
    coupons: ['tra-amici', 'pizza-prime'],
  },
];
