import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@zanga/contract/contract';
import type { Input } from '@zanga/contract/wire/route';
import { useCallback } from 'react';
import { useService } from '../../base/api/api.tsx';
import { keepAnswer } from '../../base/api/keep-answer.ts';
import { isSignedIn, rememberPerson } from '../../base/session/session.ts';
import { userQuery } from '../../base/session/user.ts';
import { notificationsQuery } from './notifications/notifications-query.ts';

type Change = Input<Api['PATCH /api/customer']>['body'];

/** Saves a part of the profile and updates every screen that shows it. */
export const useSaveProfile = () => {
  const service = useService();
  const queryClient = useQueryClient();
  return useCallback(
    async (body: Change) => {
      const user = await service.api('PATCH /api/customer', { body });
      // A sign-out during the call stays: the answer must not store the person again.
      if (!isSignedIn()) return user;
      rememberPerson(user);
      await keepAnswer(queryClient, userQuery(service).queryKey, user);
      // Notification choices depend on the consents.
      if (body.consents)
        void queryClient.invalidateQueries({ queryKey: notificationsQuery(service).queryKey });
      return user;
    },
    [service, queryClient],
  );
};
