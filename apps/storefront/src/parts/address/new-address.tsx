import { useQueryClient } from '@tanstack/react-query';
import { AddressForm as Schema, type AddressForm as Written } from '@zanga/contract/people/addresses';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';
import { AddressForm } from './address-form.tsx';
import { pickerTexts as t } from './address-texts.ts';
import { addressesQuery } from './addresses-query.ts';
import type { ChosenAddress } from './chosen-address.ts';
import type { KnownAddress } from './known-address.ts';

type NewAddressProps = {
  readonly known: Written | undefined;
  /** Known fields of an incomplete address. */
  readonly begun: KnownAddress | undefined;
  readonly onChosen: (chosen: ChosenAddress) => void;
  readonly onCancel: (() => void) | undefined;
};

/** Form for an address that is not saved yet; a customer's is saved unless they decline. */
export default function NewAddress({ known, begun, onChosen, onCancel }: NewAddressProps) {
  const service = useService();
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const [keep, setKeep] = useState(true);
  const send = async (address: Written) => {
    if (!signedIn || !keep) return onChosen({ address_id: null, address });
    const { id } = await service.api('POST /api/customer/addresses', { body: address });
    await queryClient.invalidateQueries({ queryKey: addressesQuery(service).queryKey });
    onChosen({ address_id: id, address: null });
  };
  return (
    <div className="rounded-md border border-line bg-surface p-4 md:p-5">
      {signedIn && (
        <CheckboxField checked={keep} onChange={(event) => setKeep(event.target.checked)} className="pb-3">
          {t.keep}
        </CheckboxField>
      )}
      <AddressForm
        name={t.other}
        {...(known ? { known: z.parse(Schema, known) } : begun && { known: begun })}
        named={signedIn && keep}
        submitLabel={t.use}
        onSend={send}
        onCancel={onCancel}
      />
    </div>
  );
}
