import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import { newKey } from '@zanga/contract/wire/new-key';
import { type GivenOrder, leftToGive } from '@zanga/domain/ordering/refunds/giving';
import { lostTo } from '@zanga/domain/payments/disputes';
import { Chip } from '@zanga/ui/chip.tsx';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { isNoReason, ReasonField } from '../../../parts/form/reason-field.tsx';
import { PiecesField } from '../choosing/pieces-field.tsx';
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

function PiecesOfOrder({ desk, refundable, wish, onWish }: WishProps) {
  const nameOf = (id: string) => desk.order.items.find((item) => item.id === id)?.product.name ?? '';
  const lines = refundable.lines.map(({ id, qty, refundedQty }) => ({
    ...{ id, name: nameOf(id), most: qty - refundedQty },
  }));
  const choose = (pieces: GiveBackWish['pieces']) => onWish({ ...wish, pieces });
  return <PiecesField lines={lines} pieces={wish.pieces} onChange={choose} label={t.qty} />;
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
      {wish.kind === 'pieces' && <PiecesOfOrder {...props} />}
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

/** Asks how money of a card was returned when staff return it without the card. */
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

/** Refunds money; amount and way stand on the button. */
export function GiveBackForm({ desk, refundable, onDone, onCancel }: FormProps) {
  const [key] = useState(newKey);
  const [wish, onWish] = useState<GiveBackWish>({ kind: 'pieces', pieces: {}, sum: '' });
  const [hand, setHand] = useState(false);
  const [how, setHow] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const byCard = desk.order.payment.kind === 'card';
  const disputed = lostTo(desk.disputes ?? []);
  const giving = givingOf(refundable, wish);
  const amount = giving ? amountOf(refundable, giving) : undefined;
  const wrong = { how: byCard && hand && how.trim().length < 3, reason: isNoReason(reason) };
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
      <p className="text-ink-soft text-small">
        {t.giveBackLine(money(leftToGive(refundable)))}
        {disputed > 0 && ` ${t.disputedLine(money(disputed))}`}
      </p>
      <Wish {...{ desk, refundable, wish, onWish }} />
      {byCard && <ByHand {...{ hand, how }} onHand={setHand} onHow={setHow} wrong={tried && wrong.how} />}
      <ReasonField
        label={t.reason}
        value={reason}
        onChange={setReason}
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
