import { deskButtonStyle } from '../desk-style.ts';
import { CheckList } from '../fields/check-list.tsx';
import { Popover } from '../overlays/popover.tsx';
import type { TableColumn } from './table-column.ts';

type ColumnsMenuProps = {
  readonly label: string;
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'label' | 'always'>[];
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (hidden: ReadonlySet<string>) => void;
  /** Columns that the table shows, once it has measured; another chosen column has no room. */
  readonly shown?: ReadonlySet<string> | undefined;
  readonly noRoom: string;
};

/** Menu of the table's columns; a phone shows cards without columns, and no such menu. */
export function ColumnsMenu({ label, columns, hidden, onHidden, shown, noRoom }: ColumnsMenuProps) {
  const free = columns.filter(({ always }) => !always);
  const wanted = free.filter(({ id }) => !hidden.has(id)).map(({ id }) => id);
  const noteOn = (id: string) => (shown && wanted.includes(id) && !shown.has(id) ? noRoom : undefined);
  return (
    <Popover
      title={label}
      align="end"
      trigger={label}
      triggerStyle={deskButtonStyle('quiet', 'max-md:hidden')}
      className="w-56 p-1.5"
    >
      <CheckList
        label={label}
        items={free.map(({ id, label: name }) => ({ value: id, label: name, note: noteOn(id) }))}
        chosen={wanted}
        onChange={(next) => onHidden(new Set(free.flatMap(({ id }) => (next.includes(id) ? [] : [id]))))}
      />
    </Popover>
  );
}
