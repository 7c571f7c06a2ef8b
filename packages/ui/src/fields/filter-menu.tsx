import { deskButtonStyle } from '../desk-style.ts';
import { ChevronDownIcon } from '../icons/panel-icons.tsx';
import { Popover } from '../overlays/popover.tsx';
import { type CheckItem, CheckList } from './check-list.tsx';

type FilterMenuProps<Value extends string> = {
  readonly label: string;
  /** Label of the button while no item is chosen, and of the item that clears all choices. */
  readonly any: string;
  readonly items: readonly CheckItem<Value>[];
  readonly chosen: readonly Value[] | undefined;
  /** Undefined is no filter. */
  readonly onChange: (chosen: readonly Value[] | undefined) => void;
};

const most = 2;

/** Filter by one or several of a few items: the button names the choices, the menu holds the boxes. */
export function FilterMenu<Value extends string>(props: FilterMenuProps<Value>) {
  const { label, any, items, chosen = [], onChange } = props;
  const names = items.filter(({ value }) => chosen.includes(value)).map((item) => item.label);
  const told =
    names.length > most ? `${names.slice(0, most).join(', ')} +${names.length - most}` : names.join(', ');
  return (
    <Popover
      title={label}
      triggerStyle={deskButtonStyle(names.length > 0 ? 'chosen' : 'outline')}
      className="w-64 p-1.5"
      trigger={
        <>
          <span className="text-ink-soft">{label}</span>
          {told || any}
          <ChevronDownIcon size={16} className="-me-1 text-ink-soft" />
        </>
      }
    >
      <CheckList
        label={label}
        items={items}
        chosen={chosen}
        onChange={(next) => onChange(next.length > 0 && next.length < items.length ? next : undefined)}
      />
      {names.length > 0 && (
        <button
          type="button"
          className={deskButtonStyle('quiet', 'mt-1 w-full')}
          onClick={() => onChange(undefined)}
        >
          {any}
        </button>
      )}
    </Popover>
  );
}
