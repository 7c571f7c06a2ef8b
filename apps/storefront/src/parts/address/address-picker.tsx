import { useQuery } from '@tanstack/react-query';
import type { Address } from '@zanga/contract/people/addresses';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { pickerTexts as t } from './address-texts.ts';
import { addressesQuery } from './addresses-query.ts';
import type { ChosenAddress } from './chosen-address.ts';
import type { KnownAddress } from './known-address.ts';
import { SavedChoices } from './saved-choices.tsx';
import { WrittenAddress } from './written-address.tsx';

const NewAddress = lazyWithRetry(() => import('./new-address.tsx'));

type AddressPickerProps = {
  /** Null until an address is chosen; `onChange` then offers a customer's last one at once. */
  readonly value: ChosenAddress | null;
  readonly onChange: (chosen: ChosenAddress | null) => void;
  /** Delivery zone of the chosen address, where known. */
  readonly zone?: string | null;
  /** Error about the choice, in Italian: too far, for example. */
  readonly error?: string | undefined;
  /** Offered first, unless it was deleted: the address chosen in the header. */
  readonly offered?: ChosenAddress | undefined;
  /** Start of an address to complete: its form is open. */
  readonly begun?: KnownAddress | undefined;
};

const saved = ({ id }: Address): ChosenAddress => ({ address_id: id, address: null });

const isGone = (chosen: ChosenAddress, addresses: readonly Address[]) =>
  chosen.address_id !== null && addresses.every(({ id }) => id !== chosen.address_id);

/** The first of the list is the default one. */
const firstOf = ({ offered, begun }: AddressPickerProps, addresses: readonly Address[]) => {
  if (begun) return undefined;
  const [first] = addresses;
  return offered && !isGone(offered, addresses) ? offered : first && saved(first);
};

const useOffered = (props: AddressPickerProps, addresses: readonly Address[] | undefined) => {
  const { value, onChange } = props;
  const first = addresses && firstOf(props, addresses);
  const wanted =
    addresses && (value === null || isGone(value, addresses)) ? JSON.stringify(first) : undefined;
  const offer = useEffectEvent(() => first && onChange(first));
  useEffect(() => {
    if (wanted !== undefined) offer();
  }, [wanted]);
};

/** Choice of a delivery address, for customers and guests. Renders no form, so it can stand inside one. */
export function AddressPicker(props: AddressPickerProps) {
  const { value, onChange, zone = null, error, begun } = props;
  const { signedIn } = useSession();
  const [adding, setAdding] = useState(begun !== undefined);
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
        <Suspense fallback={<Skeleton className="h-107 w-full rounded-md sm:h-86" />}>
          <NewAddress
            known={written ?? undefined}
            begun={begun}
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
