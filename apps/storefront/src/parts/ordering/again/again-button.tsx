import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../../../base/loading/lazy-with-retry.tsx';
import { againTexts as t } from './again-texts.ts';
import { useOrderAgain } from './use-order-again.ts';

type AgainButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  readonly order: { readonly id: string; readonly number: string };
  /** Among other orders, its number is read out as well. */
  readonly named?: boolean;
};

// Lazy, because few carts are filled when a person orders again.
const Question = lazyWithRetry(() => import('./again-question.tsx'));

/** Orders again in two taps: this one, and the one that pays. */
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
      <Suspense>{again.asking && <Question again={again} />}</Suspense>
    </>
  );
}
