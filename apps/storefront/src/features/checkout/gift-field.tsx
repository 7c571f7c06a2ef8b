import type { Cart } from '@zanga/contract/carts';
import { CheckboxField } from '@zanga/ui/checkbox-field.tsx';
import { FormAlert, FormDone } from '@zanga/ui/form-alert.tsx';
import { TextField } from '@zanga/ui/text-field.tsx';
import { type SyntheticEvent, useState } from 'react';
import { wishCart } from '../../shared/cart-follow.ts';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useSaving } from '../../shared/form/use-saving.ts';
import { checkoutTexts } from './checkout-texts.ts';

const t = checkoutTexts.gift;

const noGift = { recipient: '', message: '', hide_prices: true };

type GiftFieldProps = { readonly cart: Cart };

function GiftForm({ cart }: GiftFieldProps) {
  const [gift, setGift] = useState(cart.gift ?? noGift);
  const { busy, alert, save } = useSaving(() => wishCart({ gift }));
  const saved = JSON.stringify(cart.gift) === JSON.stringify(gift);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4 rounded-md bg-lemon-wash p-4">
      <TextField
        label={t.recipient}
        autoComplete="off"
        maxLength={100}
        value={gift.recipient}
        onChange={(event) => setGift({ ...gift, recipient: event.target.value })}
      />
      <TextField
        label={t.message}
        hint={t.messageHint}
        autoComplete="off"
        maxLength={100}
        value={gift.message}
        onChange={(event) => setGift({ ...gift, message: event.target.value })}
      />
      <CheckboxField
        checked={gift.hide_prices}
        onChange={(event) => setGift({ ...gift, hide_prices: event.target.checked })}
      >
        {t.hide}
      </CheckboxField>
      <FormAlert text={alert} />
      {saved ? (
        <FormDone text={t.saved} />
      ) : (
        <SubmitButton busy={busy} variant="outline" className="self-start">
          {t.save}
        </SubmitButton>
      )}
    </form>
  );
}

/** For somebody else: who, a few words, and no prices in the bag. */
export function GiftField({ cart }: GiftFieldProps) {
  const [open, setOpen] = useState(cart.gift !== null);
  const toggle = () => {
    if (open) void wishCart({ gift: null });
    else void wishCart({ gift: noGift });
    setOpen(!open);
  };
  return (
    <div>
      <CheckboxField checked={open} onChange={toggle}>
        {t.title}
      </CheckboxField>
      {open && <GiftForm cart={cart} />}
    </div>
  );
}
