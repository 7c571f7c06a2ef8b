import { Button } from '@zanga/ui/button.tsx';
import { useEffect, useRef } from 'react';
import type { Elsewhere } from '../../parts/where/cart/cart-elsewhere.ts';
import type { Where } from '../../parts/where/where.ts';
import { sheetTexts as t } from './where-sheet-texts.ts';

type MoveCartProps = {
  readonly where: Where;
  readonly from: Elsewhere;
  readonly onMove: () => void;
  readonly onStay: () => void;
};

/** The cart is of another shop, or of a table: it is moved only by whoever says so. */
export function MoveCart({ where, from, onMove, onStay }: MoveCartProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4 px-5 pt-2 pb-6 text-center">
      <p ref={question} tabIndex={-1} className="font-display font-semibold text-h3 outline-none">
        {from.kind === 'table' ? t.atTable : t.otherShop(from.name, where.shop?.name ?? '')}
      </p>
      <p className="text-ink-soft">{t.otherShopLine}</p>
      <Button onClick={onMove}>{t.move}</Button>
      <Button variant="outline" onClick={onStay}>
        {t.stay}
      </Button>
    </div>
  );
}
