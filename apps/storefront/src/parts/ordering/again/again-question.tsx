import { Button } from '@zanga/ui/button.tsx';
import { Dialog } from '@zanga/ui/overlays/dialog.tsx';
import { piecesIn } from '../../cart/cart-intent.ts';
import { useCart } from '../../cart/cart-state.ts';
import { againTexts as t } from './again-texts.ts';
import type { useOrderAgain } from './use-order-again.ts';

type AgainQuestionProps = { readonly again: ReturnType<typeof useOrderAgain> };

/** Asks, for a filled cart, whether to add to its lines or to replace them. */
export default function AgainQuestion({ again }: AgainQuestionProps) {
  const pieces = piecesIn(useCart());
  return (
    <Dialog open={again.asking} onClose={again.leave} title={t.question} small>
      <div className="flex flex-col gap-3 p-6">
        <p aria-hidden="true" className="font-display font-semibold text-h3">
          {t.question}
        </p>
        <p>{t.body(pieces)}</p>
        <Button onClick={() => again.answer('add')}>{t.add}</Button>
        <Button variant="outline" onClick={() => again.answer('instead')}>
          {t.instead}
        </Button>
        <Button variant="quiet" onClick={again.leave}>
          {t.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
