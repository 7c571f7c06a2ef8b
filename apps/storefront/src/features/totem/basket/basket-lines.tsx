import type { Cart } from '@zanga/contract/ordering/carts';
import { lineKey } from '@zanga/domain/ordering/cart-lines';
import { wantedWords } from '@zanga/domain/ordering/extras/line-words';
import { TotemButton } from '../totem-button.tsx';
import type { TotemLine } from '../totem-state.ts';
import { totemTexts as t } from '../totem-texts.ts';
import { TotemAmount } from './totem-amount.tsx';

type LineProps = {
  readonly line: TotemLine;
  readonly item: Cart['items'][number] | undefined;
  /** The product can no longer be ordered. */
  readonly gone: boolean;
  readonly onCount: (qty: number) => void;
};

const keyOf = ({ product, chosen, left_out, notes }: Cart['items'][number]): string =>
  lineKey({ product: product.slug, options: chosen, without: left_out, notes });

type Issue = Cart['issues'][number];

/** Whether the product is gone entirely: with "few left", a lower quantity still works. */
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
        {item?.allergens && <p className="text-ink-soft">{item.allergens.text}</p>}
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

type BasketLinesProps = {
  readonly lines: readonly TotemLine[];
  readonly cart: Cart | undefined;
  readonly onCount: (at: number, qty: number) => void;
};

/** Chosen lines, each with the cart's answer: matched by content, because the cart may still hold a removed line. */
export function BasketLines({ lines, cart, onCount }: BasketLinesProps) {
  const gone = new Set(cart?.issues.filter(isGone).map(({ item }) => item));
  return (
    <ul>
      {lines.map((line, at) => {
        const key = lineKey({ ...line, notes: '' });
        const item = cart?.items.find((one) => keyOf(one) === key);
        return (
          <Line
            key={key}
            line={line}
            item={item}
            gone={item !== undefined && gone.has(item.id)}
            onCount={(qty) => onCount(at, qty)}
          />
        );
      })}
    </ul>
  );
}
