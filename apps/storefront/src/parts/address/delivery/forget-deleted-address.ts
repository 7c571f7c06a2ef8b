import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { ApiError } from '@zanga/contract/wire/client';
import { storage } from '../../../base/storage/storage.ts';
import { isOfCatalogue } from '../../catalogue/catalogue-reads.ts';
import { keepWhere, readWhere } from '../../where/where.ts';

/** A saved address that was deleted somewhere, or a shop that is gone, must not stand between somebody and the catalogue. */
export const forgetDeletedAddress = ({ code }: Pick<ApiError, 'code'>, key: unknown) => {
  // The header asks what is promised there: so it is known at once, on every page.
  if (code === 'address.not_found' && key === 'POST /api/shops/check/address') {
    if (readWhere()?.address?.chosen.address_id) keepWhere(null);
    return;
  }
  if (!isOfCatalogue(key)) return;
  if (code === 'address.not_found') storage.write('delivery_address', null);
  if (code === 'shop.not_found' && readWhere()?.mode === 'pickup') keepWhere(null);
};

/** The same for every query that is refused from now on. */
export const watchForDeletedAddress = (queryClient: QueryClient) =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const { error } = query.state;
    if (type === 'updated' && isApiError(error)) forgetDeletedAddress(error, query.queryKey[0]);
  });
