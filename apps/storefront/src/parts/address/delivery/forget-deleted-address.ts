import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { ApiError } from '@zanga/contract/wire/client';
import { storage } from '../../../base/storage/storage.ts';
import { isOfCatalogue } from '../../catalogue/catalogue-reads.ts';
import { keepWhere, readWhere } from '../../where/where.ts';

/** Drops a stored address or shop that was deleted elsewhere, because the catalogue would be refused for it. */
export const forgetDeletedAddress = ({ code }: Pick<ApiError, 'code'>, key: unknown) => {
  // The header asks for this address's promise on every page, so a deleted one is noticed at once.
  if (code === 'address.not_found' && key === 'POST /api/shops/check/address') {
    if (readWhere()?.address?.chosen.address_id) keepWhere(null);
    return;
  }
  if (!isOfCatalogue(key)) return;
  if (code === 'address.not_found') storage.write('delivery_address', null);
  if (code === 'shop.not_found' && readWhere()?.mode === 'pickup') keepWhere(null);
};

/** Applies this to every query refused from now on. */
export const watchForDeletedAddress = (queryClient: QueryClient) =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const { error } = query.state;
    if (type === 'updated' && isApiError(error)) forgetDeletedAddress(error, query.queryKey[0]);
  });
