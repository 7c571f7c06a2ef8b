import type { Cart } from '@zanga/contract/carts';
import { textLimit } from '@zanga/domain/accounts/profile';
import { Button } from '@zanga/ui/button.tsx';
import { CheckboxField } from '@zanga/ui/checkbox-field.tsx';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import { FormAlert, FormDone } from '@zanga/ui/form-alert.tsx';
import { GiftIcon } from '@zanga/ui/panel-icons.tsx';
import { TextField } from '@zanga/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { wishCart } from '../../shared/cart-follow.ts';
import { texts } from '../../shared/texts.ts';
import { cartTexts as t } from './cart-texts.ts';

type Gift = NonNullable<Cart['gift']>;
const noGift: Gift = { recipient: '', message: '', hide_prices: true };

/** What is being written of a dedication, and what became of the last one that was saved. */
const useGift = (gift: Cart['gift']) => {
  const [draft, setDraft] = useState(gift ?? noGift);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState('');
  const change = (part: Partial<Gift>) => {
    setDone(false);
    setDraft({ ...draft, ...part });
  };
  const keep = async (next: Gift | null) => {
    setProblem('');
    try {
      await wishCart({ gift: next });
      setDone(next !== null);
      if (next === null) setDraft(noGift);
    } catch {
      setProblem(texts.unexpected);
    }
  };
  return { draft, done, problem, change, keep };
};

type GiftFieldsProps = Pick<ReturnType<typeof useGift>, 'draft' | 'change'>;

function GiftFields({ draft, change }: GiftFieldsProps) {
  return (
    <>
      <TextField
        label={t.giftRecipient}
        value={draft.recipient}
        maxLength={textLimit}
        onChange={({ target }) => change({ recipient: target.value })}
      />
      <TextField
        label={t.giftMessage}
        value={draft.message}
        maxLength={textLimit}
        onChange={({ target }) => change({ message: target.value })}
      />
      <CheckboxField
        checked={draft.hide_prices}
        onChange={({ target }) => change({ hide_prices: target.checked })}
      >
        {t.giftHide}
      </CheckboxField>
    </>
  );
}

/** For whom it is, what to tell them, and whether they may see what it cost. */
export function CartGift({ gift }: Pick<Cart, 'gift'>) {
  const { draft, done, problem, change, keep } = useGift(gift);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep({ ...draft, recipient: draft.recipient.trim(), message: draft.message.trim() });
  };
  return (
    <Disclosure
      summary={
        <span className="flex items-center gap-3">
          <GiftIcon size={22} className="shrink-0 text-tomato-ink" />
          {gift ? t.giftSet(gift.recipient) : t.gift}
        </span>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <GiftFields draft={draft} change={change} />
        <FormAlert text={problem} />
        <FormDone text={done && t.giftSaved} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="soft">
            {t.giftSave}
          </Button>
          {gift && (
            <Button variant="quiet" onClick={() => void keep(null)}>
              {t.giftRemove}
            </Button>
          )}
        </div>
      </form>
    </Disclosure>
  );
}
