import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@zanga/contract/people/profile';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useEffect } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';
import { userQuery } from '../../base/session/user.ts';
import { loginTexts as t } from './login-texts.ts';

type Open = { readonly open: boolean; readonly close: () => void };

/** Closes the login after a sign-in in this tab or another one; an incomplete signup stays open and goes on. */
export const useCloseLogin = ({ open, close }: Open) => {
  const queryClient = useQueryClient();
  const service = useService();
  const { signedIn } = useSession();
  useEffect(() => {
    if (!open || !signedIn) return;
    const user = queryClient.getQueryData<User>(userQuery(service).queryKey);
    // `followSignup` is taking them to complete it, in the place of this login.
    if (user?.redirect_route) return;
    if (user) toast({ text: t.welcome(user.firstname) });
    close();
  }, [open, signedIn, close, queryClient, service]);
};
