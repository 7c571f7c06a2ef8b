import type { BoardOrder } from '@zanga/contract/ordering/board';
import { classNames } from '@zanga/ui/class-names.ts';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import { useCompact } from './ahead/board-tools.tsx';
import { inColumn } from './board-columns.ts';
import { type Column, columns } from './board-params.ts';
import { boardTexts as t } from './board-texts.ts';
import { ToClose } from './closing/to-close.tsx';
import { cardClock } from './order/card-clock.ts';
import { OrderCard, timeWords } from './order/order-card.tsx';
import { useGrowing } from './use-growing.ts';

type ColumnsProps = {
  readonly orders: readonly BoardOrder[];
  readonly now: Date;
  /** The column that a phone shows. */
  readonly shown: Column;
  readonly onShow: (column: Column) => void;
  readonly onOpen: (order: BoardOrder) => void;
  readonly onAccept: (order: BoardOrder) => void;
  readonly onMoved: (order: BoardOrder) => void;
};

const counter = 'grid h-7 min-w-7 place-items-center rounded-full px-2 text-small font-bold tabular-nums';

const tabsOf = (orders: readonly BoardOrder[], now: Date) =>
  columns.map((column) => ({ column, count: inColumn(orders, column, now).length }));

/** Only the column of new orders asks for attention; orders in the others are at work. */
const calls = (column: Column, count: number) => column === 'nuovi' && count > 0;

function Tabs({ orders, now, shown, onShow }: Pick<ColumnsProps, 'orders' | 'now' | 'shown' | 'onShow'>) {
  return (
    <nav
      aria-label={t.columnsLabel}
      className="no-scrollbar sticky top-0 z-10 flex justify-between overflow-x-auto border-line border-b bg-canvas md:justify-start md:px-4 xl:hidden"
    >
      {tabsOf(orders, now).map(({ column, count }) => (
        <button
          key={column}
          type="button"
          aria-current={column === shown ? 'true' : undefined}
          onClick={() => onShow(column)}
          className={classNames(
            'flex min-h-12 shrink-0 items-center gap-x-2 gap-y-1 border-b-3 px-2 pt-2 pb-1 font-semibold text-caption',
            'max-md:flex-col-reverse md:px-3 md:pt-0 md:pb-0 md:text-small',
            column === shown ? 'border-tomato' : 'border-transparent text-ink-soft',
          )}
        >
          {t.columns[column]}
          <span
            className={classNames(counter, calls(column, count) ? 'bg-tomato text-on-tomato' : 'bg-sunken')}
          >
            {count}
          </span>
        </button>
      ))}
    </nav>
  );
}

function Cards({ orders, now, onOpen, onAccept, onMoved }: Omit<ColumnsProps, 'shown' | 'onShow'>) {
  const compact = useCompact();
  const drawn = useGrowing(orders.length);
  return (
    <ul
      className={classNames(
        'grid items-start md:max-lg:grid-cols-2 lg:max-xl:grid-cols-3',
        compact ? 'gap-2' : 'gap-3',
      )}
    >
      {orders.slice(0, drawn).map((order) => (
        <OrderCard
          key={`${order.order}${order.part}`}
          order={order}
          when={timeWords(order, now)}
          compact={compact}
          {...cardClock(order, now)}
          onOpen={onOpen}
          onAccept={onAccept}
          onMoved={onMoved}
        />
      ))}
    </ul>
  );
}

/** The board: five columns where there is room, one at a time on a phone. */
export function BoardColumns({ orders, shown, onShow, ...rest }: ColumnsProps) {
  const over = inColumn(orders, 'conclusi', rest.now);
  return (
    <>
      <ToClose orders={orders} now={rest.now} onMoved={rest.onMoved} />
      <Tabs orders={orders} now={rest.now} shown={shown} onShow={onShow} />
      <div className="grid items-start gap-4 p-4 md:p-6 xl:grid-cols-5">
        {columns.map((column) => {
          const own = inColumn(orders, column, rest.now);
          return (
            <section
              key={column}
              aria-labelledby={`column-${column}`}
              className={classNames('min-w-0', column !== shown && 'max-xl:hidden')}
            >
              <h2
                id={`column-${column}`}
                className="flex items-center justify-between gap-2 pb-3 text-h4 2xl:text-h3 max-xl:sr-only"
              >
                {t.columns[column]}
                <span
                  className={classNames(
                    counter,
                    'font-text',
                    calls(column, own.length) ? 'bg-tomato text-on-tomato' : 'bg-sunken',
                  )}
                >
                  {own.length}
                </span>
              </h2>
              {own.length === 0 ? (
                <p className="rounded-lg border-2 border-line border-dashed p-6 text-center text-ink-soft">
                  {t.empty[column]}
                </p>
              ) : (
                <Cards orders={own} {...rest} />
              )}
            </section>
          );
        })}
      </div>
      {over.length > 0 && (
        <div className="px-4 pb-8 md:px-6">
          <Disclosure summary={<h2 className="text-h4">{`${t.over} (${over.length})`}</h2>}>
            <div className="xl:max-w-md">
              <Cards orders={over} {...rest} />
            </div>
          </Disclosure>
        </div>
      )}
    </>
  );
}
