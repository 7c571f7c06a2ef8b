import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@zanga/contract/contract';
import type { Input } from '@zanga/contract/wire/route';
import { useCallback } from 'react';
import { useService } from '../../base/api/api.tsx';
import { isSignedIn, rememberPerson } from '../../base/session/session.ts';
import { userQuery } from '../../base/session/user.ts';
import { notificationsQuery } from './notifications/notifications-query.ts';

type Change = Input<Api['PATCH /api/customer']>['body'];

/** Saves part of one's data; what every screen shows of the person follows. */
export const useSaveProfile = () => {
  const service = useService();
  const queryClient = useQueryClient();
  return useCallback(
    async (body: Change) => {
      const user = await service.api('PATCH /api/customer', { body });
      // Who has left before the answer is not brought back by it.
      if (!isSignedIn()) return user;
      queryClient.setQueryData(userQuery(service).queryKey, user);
      rememberPerson(user);
      // What one hears of follows what one agrees to.
      if (body.consents)
        void queryClient.invalidateQueries({ queryKey: notificationsQuery(service).queryKey });
      return user;
    },
    [service, queryClient],
  );
};
