import type { ApiError } from '@zanga/contract/client';
import { isOfCatalogue } from '../catalogue/catalogue-reads.ts';
import { storage } from '../storage.ts';

/** A saved address that was deleted somewhere must not stand between somebody and the whole catalogue. */
export const forgetLostAddress = ({ code }: Pick<ApiError, 'code'>, key: string) => {
  if (code === 'address.not_found' && isOfCatalogue(key)) storage.write('delivery_address', null);
};
