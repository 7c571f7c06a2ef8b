import { useStored } from '../../base/storage/storage.ts';

/** Whether this device knows of orders, or of an account that may have some; never on the server. */
export const useHasOrders = () =>
  [useStored('username'), useStored('orders')].some((value) => value !== null);
