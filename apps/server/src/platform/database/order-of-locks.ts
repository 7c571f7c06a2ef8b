/**
 * Rows that one transaction may hold together, by table, in the order of locking: where all keep it, none waits for
 * another in a circle. Rows of one table are locked in the order of their keys.
 */
export const orderOfLocks = [
  'orders',
  'payments',
  'carts',
  'order_keys',
  'products',
  'product_shops',
  'slot_loads',
  'wallet_coupons',
  'coupon_codes',
  'coupons',
  'order_numbers',
] as const;

type LockedTable = (typeof orderOfLocks)[number];
type Locking = { readonly [Table in LockedTable]?: () => Promise<unknown> };
type LockAnswer<Lock> = Lock extends () => Promise<infer Answer> ? Answer : undefined;
type Locked<Wanted extends Locking> = { readonly [Table in keyof Wanted]: LockAnswer<Wanted[Table]> };

/** Asks for locks in their order, whichever way they are named, and in one message: a lock is the first statement sent. */
export const inOrderOfLocks = async <Wanted extends Locking>(wanted: Wanted): Promise<Locked<Wanted>> => {
  const asked = orderOfLocks.flatMap((table) => {
    const lock = wanted[table];
    return lock === undefined ? [] : [[table, lock()] as const];
  });
  const answers = await Promise.all(asked.map(async ([table, answer]) => [table, await answer] as const));
  // Each wanted table is in the order, so each has its answer.
  return Object.fromEntries(answers) as Locked<Wanted>;
};
