import { useQuery } from '@tanstack/react-query';
import type { Address } from '@zanga/contract/people/addresses';
import { Button } from '@zanga/ui/button.tsx';
import { PlusIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { AddressCard } from './address-card.tsx';
import { listTexts as t } from './address-texts.ts';
import { addressesQuery } from './addresses-query.ts';
import type { SendAddress } from './known-address.ts';
import { useAddresses } from './use-addresses.ts';

const AddressForm = lazyWithRetry(async () => ({
  default: (await import('./address-form.tsx')).AddressForm,
}));

type EditorProps = {
  readonly address: Address | undefined;
  readonly onSend: SendAddress;
  readonly onClose: () => void;
};

function Editor({ address, onSend, onClose }: EditorProps) {
  const title = address ? t.editing(address.formatted_address) : t.adding;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-md bg-canvas p-4 md:p-5">
      <h3 ref={heading} tabIndex={-1} className="pb-4 text-h4 outline-none">
        {title}
      </h3>
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-md" />}>
        <AddressForm
          name={title}
          {...(address && { known: address })}
          named
          onCancel={onClose}
          onSend={async (written) => {
            await onSend(written);
            onClose();
          }}
        />
      </Suspense>
    </div>
  );
}

/** A customer's addresses: seen, added, changed, put first, deleted. */
export function AddressesList() {
  const { data, error, fetchStatus, refetch } = useQuery(addressesQuery(useService()));
  const { add, change } = useAddresses();
  const [editing, setEditing] = useState<Address | 'new'>();
  const adder = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !editing) adder.current?.focus();
    wasOpen.current = editing !== undefined;
  }, [editing]);
  if (!data)
    return error !== null || fetchStatus === 'paused' ? (
      <LoadingProblem error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-20 w-full" />
    );
  if (editing) {
    const address = editing === 'new' ? undefined : editing;
    const send: SendAddress = (written) => (address ? change(address.id, written) : add(written));
    return <Editor address={address} onSend={send} onClose={() => setEditing(undefined)} />;
  }
  return (
    <div className="flex flex-col gap-2">
      {data.data.length === 0 && <p className="text-ink-soft">{t.empty}</p>}
      <ul>
        {data.data.map((address) => (
          <AddressCard key={address.id} address={address} onEdit={() => setEditing(address)} />
        ))}
      </ul>
      <Button ref={adder} variant="outline" className="self-start" onClick={() => setEditing('new')}>
        <PlusIcon size={20} />
        {t.add}
      </Button>
    </div>
  );
}
