import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { GiftForm, plainGift } from '../../parts/cart/gift-form.tsx';
import { changeLiveCart } from '../../parts/cart/live-cart.ts';
import { checkoutTexts } from './checkout-texts.ts';

/** For somebody else: who, a few words, and no prices in the bag. */
export function GiftField({ cart }: { readonly cart: Cart }) {
  const [open, setOpen] = useState(cart.gift !== null);
  const toggle = () => {
    const gift = open ? null : plainGift;
    setOpen(!open);
    changeLiveCart({ gift }).catch((error: unknown) => toast({ text: errorText(error), tone: 'problem' }));
  };
  return (
    <div>
      <CheckboxField checked={open} onChange={toggle}>
        {checkoutTexts.gift}
      </CheckboxField>
      {open && (
        <div className="rounded-md bg-lemon-wash p-4">
          <GiftForm gift={cart.gift} />
        </div>
      )}
    </div>
  );
}
