import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense } from 'react';
import { useService } from '../../base/api/api.tsx';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import type { AddressFormProps } from './known-address.ts';
import { StreetForm } from './street/street-form.tsx';

const PinnedForm = lazyWithRetry(async () => ({
  default: (await import('./map/pinned-form.tsx')).PinnedForm,
}));

/** As high as the form with streets, so that nothing below moves when it loads. */
const waiting = <Skeleton className="h-98 w-full rounded-md sm:h-75" />;

/** Address form: with a map service by searching the door, otherwise by typing street, town and zone. */
export function AddressForm(props: AddressFormProps) {
  const { data, isPending, fetchStatus } = useQuery({
    ...useService().query('GET /api/places/map'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending && fetchStatus === 'fetching') return waiting;
  if (!data?.doors) return <StreetForm {...props} />;
  return (
    <Suspense fallback={waiting}>
      <PinnedForm {...props} />
    </Suspense>
  );
}
