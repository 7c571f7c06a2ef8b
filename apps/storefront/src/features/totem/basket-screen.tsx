import type { Cart } from '@zanga/contract/ordering/carts';
import { lineKey } from '@zanga/domain/ordering/cart-lines';
import { wantedWords } from '@zanga/domain/ordering/extras/line-words';
import { TotemAmount } from './totem-amount.tsx';
import { TotemButton } from './totem-button.tsx';
import { TotemFrame } from './totem-frame.tsx';
import type { TotemLine } from './totem-state.ts';
import { totemTexts as t } from './totem-texts.ts';

type BasketScreenProps = {
  readonly lines: readonly TotemLine[];
  /** As the shop last priced it. */
  readonly cart: Cart | undefined;
  /** What has just been changed is on its way. */
  readonly pricing: boolean;
  readonly problem: string | undefined;
  readonly onCount: (at: number, qty: number) => void;
  readonly onMenu: () => void;
  readonly onGoOn: () => void;
  readonly onRestart: () => void;
};

type LineProps = {
  readonly line: TotemLine;
  readonly item: Cart['items'][number] | undefined;
  /** There is none of it any more. */
  readonly gone: boolean;
  readonly onCount: (qty: number) => void;
};

const keyOf = ({ product, chosen, left_out, notes }: Cart['items'][number]): string =>
  lineKey({ product: product.slug, options: chosen, without: left_out, notes });

type Issue = Cart['issues'][number];

/** Fewer of it would not help. */
const isGone = ({ blocking, code }: Issue): boolean =>
  blocking && code.startsWith('product_') && code !== 'product_few_left';

type FewerOrMoreProps = {
  readonly sign: '−' | '+';
  readonly label: string;
  readonly onClick: () => void;
};

function FewerOrMore({ sign, label, onClick }: FewerOrMoreProps) {
  return (
    <TotemButton look="outline" className="px-0" aria-label={label} onClick={onClick}>
      <span className="text-h2 leading-none">{sign}</span>
    </TotemButton>
  );
}

function Line({ line, item, gone, onCount }: LineProps) {
  const { name, qty } = line;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 border-line border-b py-5 md:grid-cols-[1fr_auto_8rem]">
      <div>
        <p className="font-bold font-display text-h4">{name}</p>
        <p className="text-ink-soft text-lead">{item && wantedWords(item).join(', ')}</p>
      </div>
      <p className="text-end font-semibold text-h4 tabular-nums md:order-last">
        <TotemAmount amount={item?.total} pending={item?.qty !== qty} />
      </p>
      {gone ? (
        <TotemButton
          look="outline"
          className="justify-self-start"
          aria-label={t.takeOutNamed(name)}
          onClick={() => onCount(0)}
        >
          {t.takeOut}
        </TotemButton>
      ) : (
        <div className="flex items-center gap-4">
          <FewerOrMore sign="−" label={t.less(name)} onClick={() => onCount(qty - 1)} />
          <span className="min-w-10 text-center font-bold text-h3 tabular-nums">{qty}</span>
          <FewerOrMore sign="+" label={t.more(name)} onClick={() => onCount(qty + 1)} />
        </div>
      )}
    </li>
  );
}

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

/** What was chosen, what it costs, and what stands in the way of ordering it. */
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
  // What stands in the way says more than that something has changed.
  const told = inTheWay.length > 0 ? inTheWay.map(({ text }) => text) : problem ? [problem] : [];
  const isOut = (item: Cart['items'][number] | undefined): boolean =>
    inTheWay.some((issue) => isGone(issue) && issue.item !== null && issue.item === item?.id);
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
        <ul>
          {lines.map((line, at) => {
            const key = lineKey({ ...line, notes: '' });
            // Not by its place: while it is priced anew the cart may still have a line more.
            const item = cart?.items.find((one) => keyOf(one) === key);
            return (
              <Line
                key={key}
                line={line}
                item={item}
                gone={isOut(item)}
                onCount={(qty) => onCount(at, qty)}
              />
            );
          })}
        </ul>
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
