import { useQuery } from '@tanstack/react-query';
import type { Address } from '@zanga/contract/people/addresses';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { pickerTexts as t } from './address-texts.ts';
import { addressesQuery } from './addresses-query.ts';
import type { ChosenAddress } from './chosen-address.ts';
import { SavedChoices } from './saved-choices.tsx';
import { WrittenAddress } from './written-address.tsx';

const NewAddress = lazyWithRetry(() => import('./new-address.tsx'));

type AddressPickerProps = {
  /** Null until one is chosen; a customer's last address is then offered by `onChange` at once. */
  readonly value: ChosenAddress | null;
  readonly onChange: (chosen: ChosenAddress | null) => void;
  /** The zone that the chosen one is brought to, where that is known. */
  readonly zone?: string | null;
  /** What is wrong with the choice, in Italian: too far, for example. */
  readonly error?: string | undefined;
};

const saved = ({ id }: Address): ChosenAddress => ({ address_id: id, address: null });

/** The first of the list is the default one. */
const useOffered = ({ value, onChange }: AddressPickerProps, addresses: readonly Address[] | undefined) => {
  const [first] = addresses ?? [];
  const lost = value?.address_id != null && addresses?.every(({ id }) => id !== value.address_id);
  useEffect(() => {
    if (first && (value === null || lost)) onChange(saved(first));
  }, [first, value, lost, onChange]);
};

/** Chooses where to deliver, for customers and guests alike. It may stand inside a form: it has none of its own. */
export function AddressPicker(props: AddressPickerProps) {
  const { value, onChange, zone = null, error } = props;
  const { signedIn } = useSession();
  const [adding, setAdding] = useState(false);
  const query = useQuery({ ...addressesQuery(useService()), enabled: signedIn });
  const addresses = signedIn ? query.data?.data : [];
  useOffered(props, addresses);
  if (!addresses)
    return query.isError || query.fetchStatus === 'paused' ? (
      <LoadingProblem error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-28 w-full rounded-md" />
    );
  const chosen = (next: ChosenAddress) => {
    onChange(next);
    setAdding(false);
  };
  const written = value?.address ?? null;
  const writing = adding || (addresses.length === 0 && written === null);
  return (
    <div className="flex flex-col gap-4">
      {addresses.length > 0 && (
        <SavedChoices
          addresses={addresses}
          chosen={writing || written ? null : (value?.address_id ?? null)}
          zone={zone}
          error={error}
          onChoose={(address) => chosen(saved(address))}
          onOther={() => setAdding(true)}
        />
      )}
      {written && !writing && (
        <WrittenAddress address={written} zone={zone} error={error} onChange={() => setAdding(true)} />
      )}
      {writing && (
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-md" />}>
          <NewAddress
            known={written ?? undefined}
            onChosen={chosen}
            onCancel={written || addresses.length > 0 ? () => setAdding(false) : undefined}
          />
        </Suspense>
      )}
      <p className="sr-only" role="status">
        {!writing && value !== null ? t.chosen : ''}
      </p>
    </div>
  );
}
