import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { textLimit } from '@zanga/domain/accounts/profile';
import { Button } from '@zanga/ui/button.tsx';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert, FormDone } from '@zanga/ui/form-alert.tsx';
import { type SyntheticEvent, useState } from 'react';
import { changeLiveCart } from './live-cart.ts';
import { type Gift, plainGift } from './plain-gift.ts';

const t = {
  recipient: 'Per chi è',
  message: 'Due righe per accompagnarlo',
  hide: 'Non scrivere i prezzi sulla ricevuta nel sacchetto',
  save: 'Salva la dedica',
  saved: 'Dedica salvata',
  remove: 'Non è più un regalo',
} as const;

/** Draft of a dedication, and the result of its last save. */
const useGift = (gift: Cart['gift']) => {
  const [draft, setDraft] = useState(gift ?? plainGift);
  const [done, setDone] = useState(false);
  const change = (part: Partial<Gift>) => {
    setDone(false);
    setDraft({ ...draft, ...part });
  };
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    await changeLiveCart({
      gift: { ...draft, recipient: draft.recipient.trim(), message: draft.message.trim() },
    });
    setDone(true);
  });
  return { draft, change, done, busy, alert, save };
};

const isSaid = (draft: Gift, gift: Cart['gift']): boolean => {
  const kept = gift ?? plainGift;
  return (
    draft.recipient.trim() === kept.recipient &&
    draft.message.trim() === kept.message &&
    draft.hide_prices === kept.hide_prices
  );
};

type GiftFormProps = {
  readonly gift: Cart['gift'];
  /** Button to remove the gift, for a form without one beside it. */
  readonly onRemove?: (() => void) | undefined;
};

/** Recipient, dedication, and whether prices are shown. */
export function GiftFields(props: GiftFormProps & ReturnType<typeof useGift>) {
  const { gift, onRemove, draft, change, done, busy, alert, save } = props;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form
      noValidate
      onSubmit={send}
      data-unsaved={isSaid(draft, gift) ? undefined : ''}
      className="flex flex-col gap-4"
    >
      <TextField
        label={t.recipient}
        autoComplete="off"
        maxLength={textLimit}
        value={draft.recipient}
        onChange={({ target }) => change({ recipient: target.value })}
      />
      <TextField
        label={t.message}
        autoComplete="off"
        maxLength={textLimit}
        value={draft.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <CheckboxField
        checked={draft.hide_prices}
        onChange={({ target }) => change({ hide_prices: target.checked })}
      >
        {t.hide}
      </CheckboxField>
      <FormAlert text={alert} />
      <FormDone text={done && t.saved} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} variant="outline">
          {t.save}
        </SubmitButton>
        {onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            {t.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Gift form, with its draft. */
export default function GiftForm(props: GiftFormProps) {
  return <GiftFields {...props} {...useGift(props.gift)} />;
}
