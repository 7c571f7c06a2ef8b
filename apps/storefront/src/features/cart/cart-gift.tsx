import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import { GiftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import GiftForm from '../../parts/cart/gift-form.tsx';
import { changeLiveCart } from '../../parts/cart/live-cart.ts';
import { cartTexts as t } from './cart-texts.ts';

/** A dedication, folded until it is opened. */
export function CartGift({ gift }: Pick<Cart, 'gift'>) {
  const [taken, setTaken] = useState(0);
  const remove = () =>
    void changeLiveCart({ gift: null }).then(
      () => setTaken(taken + 1),
      (error: unknown) => toast({ text: errorText(error), tone: 'problem' }),
    );
  return (
    <Disclosure
      summary={
        <span className="flex items-center gap-3">
          <GiftIcon size={22} className="shrink-0 text-tomato-ink" />
          {gift ? t.giftSet(gift.recipient) : t.gift}
        </span>
      }
    >
      {/* A removed gift starts with an empty form. */}
      <GiftForm key={taken} gift={gift} onRemove={gift ? remove : undefined} />
    </Disclosure>
  );
}
