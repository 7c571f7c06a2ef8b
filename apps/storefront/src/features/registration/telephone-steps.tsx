import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { User } from '@zanga/contract/people/profile';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { userQuery } from '../../base/session/user.ts';
import { CodeStep } from './code-step.tsx';
import type { PendingPhone } from './pending-phone.ts';
import { PhoneStep } from './phone-step.tsx';
import { registrationTexts as t } from './registration-texts.ts';

type TelephoneStepsProps = { readonly user: User; readonly saidAt: number };

/** Number, code, and on to where the person was. */
export function TelephoneSteps({ user, saidAt }: TelephoneStepsProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = userQuery(useService());
  const [changing, setChanging] = useState(false);
  const pending = user.pending_telephone;

  const goOn = () => router.history.replace(router.state.location.state.from ?? '/home');
  const sent = (pending_telephone: PendingPhone) => {
    queryClient.setQueryData<User>(queryKey, { ...user, pending_telephone });
    setChanging(false);
  };
  const confirmed = async () => {
    await queryClient.refetchQueries({ queryKey });
    toast({ text: t.confirmed });
    goOn();
  };

  if (pending && !changing)
    return (
      <CodeStep
        key={pending.telephone}
        pending={pending}
        saidAt={saidAt}
        onConfirmed={confirmed}
        onResent={sent}
        onChangeNumber={() => setChanging(true)}
      />
    );
  return (
    <PhoneStep
      confirmed={user.telephone}
      pending={pending}
      onSent={sent}
      onSame={() => {
        toast({ text: t.same });
        goOn();
      }}
    />
  );
}
