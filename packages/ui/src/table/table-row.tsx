import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { classNames } from '../class-names.ts';
import type { TableColumn } from './table-column.ts';
import { rowStyle } from './table-head.tsx';
import type { TableWords } from './table-words.ts';

type TableRowProps<Row> = {
  readonly ref: Ref<HTMLDivElement> | undefined;
  readonly index: number;
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly words: TableWords;
  /** Whether the tab key comes here. */
  readonly reachable: boolean;
  /** Undefined where rows are not selected. */
  readonly selected: boolean | undefined;
  readonly onSelect: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPress: ((event: MouseEvent) => void) | undefined;
};

/** On a phone: what names the row beside what counts most, the rest small below them. */
const onCard = {
  title:
    'md:sticky md:start-0 md:z-1 md:bg-inherit max-md:order-1 max-md:flex-1 max-md:basis-[calc(100%-10rem)] max-md:font-semibold',
  aside: 'max-md:order-2 max-md:ms-auto max-md:max-w-36',
  line: 'max-md:order-4 max-md:text-caption max-md:text-ink-soft',
  none: 'max-md:hidden',
};

const placeOf = ({ card = 'line', end }: Pick<TableColumn<never>, 'card' | 'end'>) =>
  classNames(
    'min-w-0 max-md:max-w-full',
    card === 'title' ? 'md:truncate max-md:wrap-break-word' : 'truncate',
    end && 'md:text-end',
    onCard[card],
  );

/** Row of a table. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, name, columns, selected, reachable, onPress } = props;
  return (
    <div
      ref={props.ref}
      role="row"
      tabIndex={reachable ? 0 : -1}
      data-index={props.index}
      aria-rowindex={props.index + 2}
      aria-selected={selected}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onClick={onPress}
      className={classNames(
        rowStyle,
        'min-h-9 border-line border-b py-1 outline-offset-[-3px] pointer-coarse:min-h-11',
        'max-md:flex max-md:min-h-15 max-md:flex-wrap max-md:gap-y-0.5 max-md:py-2.5',
        onPress && 'cursor-pointer',
        selected ? 'bg-majolica-wash' : 'bg-surface hover:bg-canvas',
      )}
    >
      {selected !== undefined && (
        <span role="gridcell" className="flex max-md:order-0">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={props.words.select(name)}
            className="size-4 max-md:size-5"
            checked={selected}
            onChange={props.onSelect}
          />
        </span>
      )}
      {columns.map((column) => (
        <span key={column.id} role="gridcell" className={placeOf(column)}>
          {column.cell(row)}
        </span>
      ))}
      {/* Below the first line of a card begins the second. */}
      <span role="presentation" className="order-3 hidden basis-full max-md:block" />
    </div>
  );
}
