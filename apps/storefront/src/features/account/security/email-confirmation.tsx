import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert, FormDone } from '@zanga/ui/form-alert.tsx';
import { useEffect, useRef } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { isSignedIn, rememberPerson } from '../../../base/session/session.ts';
import { userQuery } from '../../../base/session/user.ts';
import { accountTexts } from '../account-texts.ts';
import { tokenIn } from './email-token.ts';

const t = accountTexts.email;

/** Target of the link mailed to a new address; it may be opened on any device, signed in or not. */
export function EmailConfirmation() {
  const router = useRouter();
  const service = useService();
  const queryClient = useQueryClient();
  const token = tokenIn(useLocation({ select: ({ hash }) => hash }));
  const tried = useRef<string>(undefined);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (given: string) =>
      service.api('POST /api/customer/email/confirm', { body: { token: given } }),
    onSuccess: async () => {
      if (!isSignedIn()) return;
      const query = userQuery(service);
      // The page's first question may still be on its way, with the old address in its answer.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      // Without a network the old address is shown until the page asks again.
      const user = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
      if (user && isSignedIn()) rememberPerson(user);
    },
    networkMode: 'always',
  });
  useEffect(() => {
    if (!token || tried.current === token) return;
    tried.current = token;
    mutate(token);
    // Removes the key from the address and the history.
    void router.navigate({ to: '.', hash: '', replace: true, resetScroll: false });
  }, [token, mutate, router]);

  return (
    <div className="page flex flex-col items-start gap-3 has-[p]:pt-6">
      <FormDone text={(isPending && t.confirming) || (isSuccess && t.confirmed)} />
      <FormAlert text={error && errorText(error)} />
      {(isSuccess || error) && (
        <Button variant="quiet" className="-ms-5" onClick={reset}>
          {t.close}
        </Button>
      )}
    </div>
  );
}
