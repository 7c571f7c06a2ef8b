import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { CheckIcon } from '@zanga/ui/panel-icons.tsx';
import { useEffect, useRef } from 'react';
import { useService } from '../../shared/api.tsx';
import { alertOf } from '../../shared/form/alert-of.ts';
import { userQuery } from '../../shared/user.ts';
import { accountTexts } from './account-texts.ts';
import { tokenIn } from './email-token.ts';

const t = accountTexts.email;

/** Where the link in the mail to a new address leads; it may be opened on any device, signed in or not. */
export function EmailConfirmation() {
  const router = useRouter();
  const service = useService();
  const queryClient = useQueryClient();
  const token = tokenIn(useLocation({ select: ({ hash }) => hash }));
  const tried = useRef<string>(undefined);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (given: string) =>
      service.api('POST /api/customer/email/confirm', { body: { token: given } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userQuery(service).queryKey }),
    networkMode: 'always',
  });
  useEffect(() => {
    if (!token || tried.current === token) return;
    tried.current = token;
    mutate(token);
    // The key does not stay in the address, nor in the history.
    void router.navigate({ to: '.', hash: '', replace: true, resetScroll: false });
  }, [token, mutate, router]);

  return (
    <div className="flex flex-col gap-3 pb-6 empty:pb-0">
      <p role="status" className="empty:hidden">
        {isPending && t.confirming}
        {isSuccess && (
          <span className="flex items-center gap-3 rounded-md bg-basil-wash px-4 py-3 font-medium text-basil-ink">
            <CheckIcon size={22} className="shrink-0" />
            <span className="flex-1">{t.confirmed}</span>
          </span>
        )}
      </p>
      <FormAlert text={error && alertOf(error)} className="empty:hidden" />
      {(isSuccess || error) && (
        <Button variant="quiet" className="self-start" onClick={reset}>
          {t.close}
        </Button>
      )}
    </div>
  );
}
