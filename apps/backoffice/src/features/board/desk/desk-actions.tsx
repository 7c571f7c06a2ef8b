import type { BoardOrder } from '@zanga/contract/ordering/board';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useState } from 'react';
import { useMay } from '../../../base/user.ts';
import { Section } from '../../../parts/section.tsx';
import { AddDialog } from '../addition/add-dialog.tsx';
import { additionTexts } from '../addition/addition-texts.ts';
import { boardTexts } from '../board-texts.ts';
import { ExchangeDialog } from '../exchange/exchange-dialog.tsx';
import { exchangeTexts } from '../exchange/exchange-texts.ts';
import { canMove, MoveDialog } from '../moving/move-dialog.tsx';
import { moveTexts } from '../moving/move-texts.ts';
import { ChangeDialog, canAdd, canChange } from '../order/change-dialog.tsx';
import { OpenChange } from '../order/open-change.tsx';
import { RejectDialog } from '../order/reject-dialog.tsx';
import { hasTime, TimeDialog } from '../order/time-dialog.tsx';
import { OpenRedos } from '../redo/open-redos.tsx';
import { mayRedo, RedoDialog } from '../redo/redo-dialog.tsx';
import { redoTexts } from '../redo/redo-texts.ts';
import { PressedSlip } from '../slip/pressed-slip.tsx';
import type { DeskOrder } from './desk-query.ts';
import { deskTexts as t } from './desk-texts.ts';

type PartProps = { readonly part: BoardOrder; readonly onChanged: () => void };

/** Whether a part can still be changed, or has pieces being made again. */
const isOpen = (part: BoardOrder): boolean =>
  part.can.includes('reject') || mayRedo(part) || part.redos.length > 0;

const dialogs = {
  add: AddDialog,
  exchange: ExchangeDialog,
  change: ChangeDialog,
  time: TimeDialog,
  move: MoveDialog,
  redo: RedoDialog,
  reject: RejectDialog,
};

/** Buttons that change one part of an order. */
function PartActions({ part, onChanged }: PartProps) {
  const works = useMay('orders.work');
  const changes = useMay('orders.change');
  const moves = useMay('orders.move');
  const [form, setForm] = useState<keyof typeof dialogs>();
  const Dialog = form && dialogs[form];
  if (!works) return null;
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="font-semibold tabular-nums">{part.number}</span>
      {hasTime(part) && (
        <button type="button" className={deskButtonStyle()} onClick={() => setForm('time')}>
          {boardTexts.time.open}
        </button>
      )}
      {changes && canAdd(part) && (
        <>
          <button type="button" className={deskButtonStyle()} onClick={() => setForm('add')}>
            {additionTexts.open}
          </button>
          <button type="button" className={deskButtonStyle()} onClick={() => setForm('exchange')}>
            {exchangeTexts.open}
          </button>
        </>
      )}
      {changes && canChange(part) && (
        <button type="button" className={deskButtonStyle()} onClick={() => setForm('change')}>
          {boardTexts.change.open}
        </button>
      )}
      {moves && canMove(part) && (
        <button type="button" className={deskButtonStyle()} onClick={() => setForm('move')}>
          {moveTexts.open}
        </button>
      )}
      {mayRedo(part) && (
        <button type="button" className={deskButtonStyle()} onClick={() => setForm('redo')}>
          {redoTexts.open}
        </button>
      )}
      {part.can.includes('reject') && (
        <button type="button" className={deskButtonStyle('danger')} onClick={() => setForm('reject')}>
          {part.state === 'placed' ? boardTexts.reject.open : boardTexts.reject.openLater}
        </button>
      )}
      {Dialog && <Dialog order={part} onClose={() => setForm(undefined)} onMoved={onChanged} />}
      {part.redos.length > 0 && (
        <div className="w-full">
          <OpenRedos order={part} onMoved={onChanged} />
        </div>
      )}
      {part.change && (
        <div className="w-full">
          <OpenChange order={part} onMoved={onChanged} />
        </div>
      )}
    </li>
  );
}

/** Buttons that change an order, part by part. */
export function DeskActions({
  desk,
  onChanged,
}: {
  readonly desk: DeskOrder;
  readonly onChanged: () => void;
}) {
  const works = useMay('orders.work');
  const open = desk.parts.filter(isOpen);
  if (!works || open.length === 0) return null;
  return (
    <Section title={t.change}>
      <PressedSlip now={serviceNow()} />
      <ul className="flex flex-col gap-3">
        {open.map((part) => (
          <PartActions key={part.part} part={part} onChanged={onChanged} />
        ))}
      </ul>
    </Section>
  );
}
