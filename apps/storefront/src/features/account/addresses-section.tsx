import { PinIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { listTexts } from '../../parts/address/address-texts.ts';
import { AddressesList } from '../../parts/address/addresses-list.tsx';
import { SectionFrame } from './account-section.tsx';

/** The person's delivery addresses. */
export function AddressesSection() {
  return (
    <SectionFrame alone id="indirizzi" title={listTexts.title} icon={PinIcon}>
      <AddressesList />
    </SectionFrame>
  );
}
