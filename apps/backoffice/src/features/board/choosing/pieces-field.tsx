import { Select } from '@zanga/ui/fields/select.tsx';

/** Chosen number of pieces by line id. */
export type Pieces = Readonly<Record<string, number>>;

/** A line and its largest number of pieces. */
type ChoosableLine = { readonly id: string; readonly name: string; readonly most: number };

type PiecesFieldProps = {
  readonly lines: readonly ChoosableLine[];
  readonly pieces: Pieces;
  readonly onChange: (pieces: Pieces) => void;
  /** Accessible name of a line's select. */
  readonly label: (name: string) => string;
  /** Words of an option, such as "2 pezzi". */
  readonly count?: (pieces: number) => string;
};

/** Lines of an order with a select for the pieces of each. */
export function PiecesField({ lines, pieces, onChange, label, count = String }: PiecesFieldProps) {
  return (
    <ul className="flex flex-col gap-2">
      {lines.map(({ id, name, most }) => (
        <li key={id} className="flex items-center gap-3">
          <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
          <Select
            aria-label={label(name)}
            className="w-24"
            value={pieces[id] ?? 0}
            onChange={({ target }) => onChange({ ...pieces, [id]: Number(target.value) })}
          >
            {Array.from({ length: most + 1 }, (_, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a number of pieces is its own name
              <option key={number} value={number}>
                {count(number)}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  );
}

/** Lines with at least one chosen piece. */
export const chosenPieces = (pieces: Pieces): readonly { readonly id: string; readonly qty: number }[] =>
  Object.entries(pieces).flatMap(([id, qty]) => (qty > 0 ? { id, qty } : []));
