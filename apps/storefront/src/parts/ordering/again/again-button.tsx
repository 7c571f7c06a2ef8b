import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Dialog } from '@zanga/ui/overlays/dialog.tsx';
import type { ComponentProps } from 'react';
import { piecesIn } from '../../cart/cart-intent.ts';
import { useCart } from '../../cart/cart-state.ts';
import { againTexts as t } from './again-texts.ts';
import { useOrderAgain } from './use-order-again.ts';

type AgainButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  readonly order: { readonly id: string; readonly number: string };
  /** Among other orders, its number is read out as well. */
  readonly named?: boolean;
};

function Question({ again }: { readonly again: ReturnType<typeof useOrderAgain> }) {
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

/** The same again in two taps: this one, and the one that pays. */
export function AgainButton({ order, named = false, ...look }: AgainButtonProps) {
  const again = useOrderAgain(order.id);
  return (
    <>
      <Button
        {...look}
        aria-disabled={again.busy || undefined}
        aria-label={named ? t.actionOf(order.number) : undefined}
        onClick={() => again.run()}
      >
        {t.action}
      </Button>
      <FormAlert text={again.alert} />
      {again.asking && <Question again={again} />}
    </>
  );
}
