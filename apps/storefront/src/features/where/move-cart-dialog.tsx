import { Button } from '@zanga/ui/button.tsx';
import { Dialog } from '@zanga/ui/overlays/dialog.tsx';
import { settleChoice, useWaitingChoice } from '../../parts/where/choose-where.ts';
import { sheetTexts as t } from './where-sheet-texts.ts';

/** Asks before a new choice moves a cart from another shop or from a table. */
export function MoveCartDialog() {
  const waiting = useWaitingChoice();
  const question = waiting
    ? waiting.from.kind === 'table'
      ? t.atTable
      : t.otherShop(waiting.from.name, waiting.where.shop?.name ?? '')
    : '';
  return (
    <Dialog open={waiting !== null} onClose={() => settleChoice('stay')} title={t.moving}>
      <div className="m-auto flex max-w-md flex-col gap-4 p-6 text-center md:m-0 md:max-w-none">
        <p className="font-display font-semibold text-h3">{question}</p>
        <p className="text-ink-soft">{t.otherShopLine}</p>
        <Button onClick={() => settleChoice('move')}>{t.move}</Button>
        <Button variant="outline" onClick={() => settleChoice('stay')}>
          {t.stay}
        </Button>
      </div>
    </Dialog>
  );
}
