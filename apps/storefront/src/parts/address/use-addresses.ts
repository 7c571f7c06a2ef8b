import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useService } from '../../base/api/api.tsx';
import { listTexts as t } from './address-texts.ts';
import { addressesQuery } from './addresses-query.ts';
import type { SendAddress } from './known-address.ts';

/** Ignores that an address is gone already: another device has deleted it. */
const orGone = (error: unknown) => {
  if (!isApiError(error) || error.status !== 404) throw error;
};

/** Changes to a customer's addresses; the list is read again after each. */
export const useAddresses = () => {
  const service = useService();
  const queryClient = useQueryClient();
  const told = async (text: string) => {
    await queryClient.invalidateQueries({ queryKey: addressesQuery(service).queryKey });
    toast({ text });
  };
  return {
    add: async (body: Parameters<SendAddress>[0]) => {
      await service.api('POST /api/customer/addresses', { body });
      await told(t.added);
    },
    change: async (address: string, body: Parameters<SendAddress>[0]) => {
      await service.api('PATCH /api/customer/addresses/:address', { params: { address }, body });
      await told(t.changed);
    },
    makeDefault: async (address: string) => {
      const body = { is_default: true };
      await service.api('PATCH /api/customer/addresses/:address', { params: { address }, body });
      await told(t.defaulted);
    },
    remove: async (address: string) => {
      await service.api('DELETE /api/customer/addresses/:address', { params: { address } }).catch(orGone);
      await told(t.removed);
    },
  };
};
