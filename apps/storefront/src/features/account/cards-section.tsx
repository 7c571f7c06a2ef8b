import { CardIcon } from '../../shared/payment/card-picker.tsx';
import { paymentTexts } from '../../shared/payment/payment-texts.ts';
import { SavedCards } from '../../shared/payment/saved-cards.tsx';
import { SectionFrame } from './account-section.tsx';

/** The cards kept for the next order. */
export function CardsSection() {
  return (
    <SectionFrame id="carte" title={paymentTexts.saved.title} icon={CardIcon}>
      <SavedCards />
    </SectionFrame>
  );
}
