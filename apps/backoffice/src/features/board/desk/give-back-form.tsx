import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import { newKey } from '@zanga/contract/wire/new-key';
import { type GivenOrder, leftToGive } from '@zanga/domain/ordering/refunds/giving';
import { Chip } from '@zanga/ui/chip.tsx';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { Select } from '@zanga/ui/fields/select.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import type { DeskOrder } from './desk-query.ts';
import { deskTexts as t } from './desk-texts.ts';
import {
  amountOf,
  bodyOf,
  type GiveBackWish,
  giveBackKinds,
  givingOf,
  partWithFee,
} from './give-back-wish.ts';

type FormProps = {
  readonly desk: DeskOrder;
  readonly refundable: GivenOrder;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

type WishProps = Pick<FormProps, 'desk' | 'refundable'> & {
  readonly wish: GiveBackWish;
  readonly onWish: (wish: GiveBackWish) => void;
};

function Pieces({ desk, refundable, wish, onWish }: WishProps) {
  return (
    <ul className="flex flex-col gap-2">
      {refundable.lines.map(({ id, qty, refundedQty }) => {
        const name = desk.order.items.find((item) => item.id === id)?.product.name ?? '';
        const counts = Array.from({ length: qty - refundedQty + 1 }, (_, count) => count);
        return (
          <li key={id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <Select
              aria-label={t.qty(name)}
              className="w-24"
              value={wish.pieces[id] ?? 0}
              onChange={({ target }) =>
                onWish({ ...wish, pieces: { ...wish.pieces, [id]: Number(target.value) } })
              }
            >
              {counts.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          </li>
        );
      })}
    </ul>
  );
}

function Wish(props: WishProps) {
  const { refundable, wish, onWish } = props;
  const names = { pieces: t.pieces, fee: t.fee, sum: t.sum, all: t.all };
  const kinds = giveBackKinds.filter((kind) => kind !== 'fee' || partWithFee(refundable) !== undefined);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-semibold text-small">{t.what}</legend>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Chip key={kind} pressed={kind === wish.kind} onClick={() => onWish({ ...wish, kind })}>
            {names[kind]}
          </Chip>
        ))}
      </div>
      {wish.kind === 'pieces' && <Pieces {...props} />}
      {wish.kind === 'sum' && (
        <TextField
          label={t.euros}
          hint={t.eurosHint}
          inputMode="decimal"
          value={wish.sum}
          onChange={({ target }) => onWish({ ...wish, sum: target.value })}
        />
      )}
    </fieldset>
  );
}

type ByHandProps = {
  readonly hand: boolean;
  readonly how: string;
  readonly wrong: boolean;
  readonly onHand: (hand: boolean) => void;
  readonly onHow: (how: string) => void;
};

/** For money that a card has paid and that somebody gives back without it. */
function ByHand({ hand, how, wrong, onHand, onHow }: ByHandProps) {
  return (
    <>
      <CheckboxField checked={hand} onChange={({ target }) => onHand(target.checked)}>
        {t.byHand}
      </CheckboxField>
      {hand && (
        <TextField
          label={t.how}
          hint={t.howHint}
          maxLength={200}
          value={how}
          onChange={({ target }) => onHow(target.value)}
          error={wrong ? t.howMissing : undefined}
        />
      )}
    </>
  );
}

/** Gives money back: what it comes to and which way it goes stand on the button. */
export function GiveBackForm({ desk, refundable, onDone, onCancel }: FormProps) {
  const [key] = useState(newKey);
  const [wish, onWish] = useState<GiveBackWish>({ kind: 'pieces', pieces: {}, sum: '' });
  const [hand, setHand] = useState(false);
  const [how, setHow] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const byCard = desk.order.payment.kind === 'card';
  const giving = givingOf(refundable, wish);
  const amount = giving ? amountOf(refundable, giving) : undefined;
  const wrong = { how: byCard && hand && how.trim().length < 3, reason: reason.trim().length < 3 };
  const { busy, alert, run } = useAction(async () => {
    if (!giving || !amount) return;
    const by_hand = byCard && hand ? how.trim() : undefined;
    const body = { key, reason, ...bodyOf(refundable, wish, giving, amount), ...(by_hand && { by_hand }) };
    const params = { order: desk.order.id };
    await service.api('POST /api/backoffice/orders/:order/refunds', { params, body });
    toast({ text: t.done(money(amount)) });
    onDone();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (amount && !wrong.how && !wrong.reason) run();
  };
  const problem = amount === null ? t.tooMuch : tried && !amount ? t.nothing : undefined;
  const label = byCard && !hand ? t.toCard : t.inHand;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft text-small">{t.giveBackLine(money(leftToGive(refundable)))}</p>
      <Wish {...{ desk, refundable, wish, onWish }} />
      {byCard && <ByHand {...{ hand, how }} onHand={setHand} onHow={setHow} wrong={tried && wrong.how} />}
      <TextField
        label={t.reason}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={tried && wrong.reason ? t.reasonMissing : undefined}
      />
      <FormAlert text={problem ?? alert} />
      <FormButtons
        busy={busy}
        submit={amount ? label(money(amount)) : t.giveBack}
        sending={texts.sending}
        cancel={texts.cancel}
        onCancel={onCancel}
      />
    </form>
  );
}
