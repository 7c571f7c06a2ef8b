import { PinIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { listTexts } from '../../parts/address/address-texts.ts';
import { AddressesList } from '../../parts/address/addresses-list.tsx';
import { SectionFrame } from './account-section.tsx';

/** Where one has things brought. */
export function AddressesSection() {
  return (
    <SectionFrame alone id="indirizzi" title={listTexts.title} icon={PinIcon}>
      <AddressesList />
    </SectionFrame>
  );
}
