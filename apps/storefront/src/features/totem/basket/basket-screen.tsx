import type { Cart } from '@zanga/contract/ordering/carts';
import { TotemButton } from '../totem-button.tsx';
import { TotemFrame } from '../totem-frame.tsx';
import type { TotemLine } from '../totem-state.ts';
import { totemTexts as t } from '../totem-texts.ts';
import { BasketLines } from './basket-lines.tsx';
import { TotemAmount } from './totem-amount.tsx';

type BasketScreenProps = {
  readonly lines: readonly TotemLine[];
  /** Last priced cart. */
  readonly cart: Cart | undefined;
  /** The last change is being priced. */
  readonly pricing: boolean;
  readonly problem: string | undefined;
  readonly onCount: (at: number, qty: number) => void;
  readonly onMenu: () => void;
  readonly onGoOn: () => void;
  readonly onRestart: () => void;
};

function CartNotices({ texts }: { readonly texts: readonly string[] }) {
  return (
    <div role="alert">
      {texts.map((text) => (
        <p key={text} className="mb-4 rounded-lg bg-lemon-wash p-5 font-semibold text-h4 text-lemon-ink">
          {text}
        </p>
      ))}
    </div>
  );
}

/** Chosen dishes, their prices, and issues that block the order. */
export function BasketScreen({
  lines,
  cart,
  pricing,
  problem,
  onCount,
  onMenu,
  onGoOn,
  onRestart,
}: BasketScreenProps) {
  const inTheWay = cart?.issues.filter(({ blocking }) => blocking) ?? [];
  // Blocking issues are more precise than the general notice of a change.
  const told = inTheWay.length > 0 ? inTheWay.map(({ text }) => text) : problem ? [problem] : [];
  const mayGo = cart !== undefined && lines.length > 0 && inTheWay.length === 0;
  return (
    <TotemFrame
      narrow
      title={t.basket}
      onRestart={onRestart}
      footer={
        <>
          <TotemButton look="outline" onClick={onMenu}>
            {t.keepChoosing}
          </TotemButton>
          <TotemButton aria-disabled={!mayGo || undefined} onClick={() => mayGo && onGoOn()}>
            <span>
              {t.goOn} ·{' '}
              <TotemAmount amount={lines.length > 0 ? cart?.total_price : undefined} pending={pricing} />
            </span>
          </TotemButton>
        </>
      }
    >
      <div>
        <CartNotices texts={told} />
        {lines.length === 0 && <p className="text-h4">{t.basketEmpty}</p>}
        <BasketLines {...{ lines, cart, onCount }} />
        {cart && lines.length > 0 && (
          <p className="flex justify-between py-6 font-bold font-display text-h3">
            <span>{t.total}</span>
            <TotemAmount amount={cart.total_price} pending={pricing} />
          </p>
        )}
      </div>
    </TotemFrame>
  );
}
