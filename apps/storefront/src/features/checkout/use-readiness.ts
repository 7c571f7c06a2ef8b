import type { Cart, PaymentKind } from '@zanga/contract/ordering/carts';
import { useState } from 'react';
import { agreementsTexts } from '../../parts/agreements/agreements-texts.ts';
import { checkoutTexts } from './checkout-texts.ts';
import type { ContactForm } from './contact/use-contact-form.ts';
import { ageAsked, cartObstacles, type Obstacle } from './obstacles.ts';
import type { ReadyOrder } from './placing/use-ordering.ts';

const t = checkoutTexts.confirm;

const fieldOrder = ['name', 'telephone', 'email'] as const;

/** The person's choices beside the cart, and whether they suffice for an order. */
export const useReadiness = (
  { form, contact }: ContactForm,
  termsVersion: string | undefined,
  toAgree: boolean,
) => {
  const [wanted, setKind] = useState<PaymentKind>();
  const [ofAge, setOfAge] = useState(false);

  const kindFor = (kinds: readonly PaymentKind[]) => (wanted && kinds.includes(wanted) ? wanted : kinds[0]);

  /** Obstacles in the order of the page, or the data for the order. */
  const check = async (
    cart: Cart,
  ): Promise<{ readonly obstacles: readonly Obstacle[]; readonly ready?: ReadyOrder }> => {
    const valid = await form.trigger();
    const fields = fieldOrder.flatMap((field): readonly Obstacle[] => {
      const text = form.getFieldState(field).error?.message;
      return text
        ? [{ text: `${checkoutTexts.contact[field]}: ${text.replace(/^\* /, '')}`, at: { field } }]
        : [];
    });
    const kind = kindFor(cart.payments);
    const age = ageAsked(cart);
    const obstacles: readonly Obstacle[] = [
      ...cartObstacles(cart),
      ...fields,
      ...(kind ? [] : [{ text: t.payment, at: { place: 'payment' as const } }]),
      ...(toAgree ? [{ text: agreementsTexts.missing, at: { place: 'agreements' as const } }] : []),
      ...(age > 0 && !ofAge ? [{ text: t.ageMissing, at: { place: 'age' as const } }] : []),
    ];
    if (!valid || obstacles.length > 0 || !kind || !termsVersion) return { obstacles };
    return { obstacles, ready: { cart, contact: contact(), kind, termsVersion, ofAge } };
  };

  return { kindFor, setKind, ofAge, setOfAge, check };
};
