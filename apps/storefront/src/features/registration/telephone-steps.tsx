import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { User } from '@zanga/contract/people/profile';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { type Service, useService } from '../../base/api/api.tsx';
import { keepAnswer } from '../../base/api/keep-answer.ts';
import { userQuery } from '../../base/session/user.ts';
import { CodeStep } from './code-step.tsx';
import type { PendingPhone } from './pending-phone.ts';
import { PhoneStep } from './phone-step.tsx';
import { registrationTexts as t } from './registration-texts.ts';

/** Title of the new customer's coupon; undefined without one, and without an answer. */
const giftOf = async (service: Service): Promise<string | undefined> => {
  const { coupons } = await service.api('GET /api/customer/active/coupons').catch(() => ({ coupons: [] }));
  return coupons.find(({ state }) => state === 'ready')?.title;
};

type TelephoneStepsProps = { readonly user: User; readonly saidAt: number };

/** Number, then code, then back to the previous page. */
export function TelephoneSteps({ user, saidAt }: TelephoneStepsProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const service = useService();
  const { queryKey } = userQuery(service);
  const [changing, setChanging] = useState(false);
  const pending = user.pending_telephone;

  const goOn = () => router.history.replace(router.state.location.state.from ?? '/home');
  const sent = async (pending_telephone: PendingPhone) => {
    await keepAnswer(queryClient, queryKey, { ...user, pending_telephone } satisfies User);
    setChanging(false);
  };
  const confirmed = async () => {
    const [gift] = await Promise.all([giftOf(service), queryClient.refetchQueries({ queryKey })]);
    // The coupon is news only for a new customer.
    toast({ text: gift && user.telephone === null ? t.confirmedWith(gift) : t.confirmed });
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
