import type { Cart } from '@zanga/contract/ordering/carts';
import { textLimit } from '@zanga/domain/accounts/profile';
import { asksForCutlery } from '@zanga/domain/ordering/extras/wishes';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { LeafIcon } from '@zanga/ui/icons/dish-icons.tsx';
import { useState } from 'react';
import { CheckoutRow, RowBody } from '../checkout-row.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import type { Rows } from '../rows.ts';
import type { SaidWishes } from './use-wishes.ts';

const t = checkoutTexts.extras;

function RiderNote({ wishes, say }: SaidWishes) {
  const [note, setNote] = useState(wishes.riderNote);
  return (
    <TextField
      label={t.note}
      hint={t.noteHint}
      autoComplete="off"
      maxLength={textLimit}
      value={note}
      onChange={({ target }) => setNote(target.value)}
      onBlur={() => note.trim() !== wishes.riderNote && say({ riderNote: note.trim() })}
    />
  );
}

type ExtrasRowProps = { readonly cart: Cart; readonly rows: Rows; readonly said: SaidWishes };

/** Cutlery, only on request, and a note for the rider. */
export function ExtrasRow({ cart, rows, said }: ExtrasRowProps) {
  const { wishes, say } = said;
  const eaten = cart.deliveries.some(asksForCutlery);
  const brought = cart.deliveries.some(({ mode }) => mode === 'delivery');
  const open = rows.isOpen('extras');
  if (!eaten && !brought) return null;
  const cutlery = wishes.cutlery ? t.with : t.without;
  return (
    <CheckoutRow
      id="extras"
      icon={LeafIcon}
      title={brought ? t.titleBrought : t.title}
      line={eaten ? cutlery : undefined}
      detail={brought && wishes.riderNote !== '' && t.quoted(wishes.riderNote)}
      open={open}
      onToggle={() => rows.toggle('extras')}
    >
      {open && (
        <RowBody>
          {eaten && (
            <CheckboxField
              checked={wishes.cutlery}
              hint={t.cutleryHint}
              onChange={({ target }) => say({ cutlery: target.checked })}
            >
              {t.cutlery}
            </CheckboxField>
          )}
          {brought && <RiderNote {...said} />}
        </RowBody>
      )}
    </CheckoutRow>
  );
}
