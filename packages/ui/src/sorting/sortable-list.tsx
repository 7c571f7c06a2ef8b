import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { deskButtonStyle } from '../desk-style.ts';
import { ChevronDownIcon } from '../icons/panel-icons.tsx';
import { useRowDrag } from './use-row-drag.ts';

export type SortingWords = {
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  /** Said once something has moved: `Basilico: posto 2 di 5`. */
  readonly moved: (name: string, place: number, of: number) => string;
};

type SortableListProps<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly words: SortingWords;
  /** The list is read-only. */
  readonly disabled?: boolean;
  readonly children: (item: Item, at: number) => ReactNode;
};

/** Direction of a step by one place: the two buttons of a row. */
type Way = 'up' | 'down';

const row = 'flex items-start gap-1 rounded-sm border bg-surface p-1.5';
const held = 'border-ink shadow-lift';
const grip =
  'grid min-h-8 w-6 shrink-0 cursor-grab touch-none place-items-center select-none active:cursor-grabbing pointer-coarse:min-h-11 pointer-coarse:w-8';

function Grip() {
  return (
    <svg aria-hidden="true" width={12} height={20} viewBox="0 0 12 20" className="fill-ink-soft">
      {[4, 10, 16].map((y) => [3, 9].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r={1.6} />))}
    </svg>
  );
}

type StepProps = {
  readonly way: Way;
  readonly label: string;
  /** At the end of the list; the button stays in place, so that the focus does too. */
  readonly last: boolean;
  readonly onStep: () => void;
};

function Step({ way, label, last, onStep }: StepProps) {
  return (
    <button
      type="button"
      data-way={way}
      aria-label={label}
      aria-disabled={last || undefined}
      className={deskButtonStyle('quiet', 'w-8 px-0 aria-disabled:opacity-35 pointer-coarse:w-11')}
      onClick={onStep}
    >
      <ChevronDownIcon size={18} className={way === 'up' ? 'shrink-0 rotate-180' : 'shrink-0'} />
    </button>
  );
}

/** Gives the focus back to the button of a row that has moved in the document. */
const useKeptFocus = (list: RefObject<HTMLElement | null>) => {
  const wanted = useRef<{ readonly at: number; readonly way: Way }>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { at, way } = wanted.current;
    wanted.current = undefined;
    list.current?.children[at]?.querySelector<HTMLElement>(`[data-way=${way}]`)?.focus();
  });
  return (at: number, way: Way) => {
    wanted.current = { at, way };
  };
};

/** List whose rows are put in order: by two buttons each, or dragged by their handle. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onMove, words, disabled = false, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const keepFocus = useKeptFocus(list);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    onMove(from, to);
    setSaid(words.moved(nameOf(item), to + 1, items.length));
  };
  const { dragged, handle } = useRowDrag(list, move);
  const step = (item: Item, at: number, way: Way) => {
    const to = at + (way === 'up' ? -1 : 1);
    const last = to < 0 || to >= items.length;
    const onStep = () => {
      keepFocus(last ? at : to, way);
      move(at, to);
    };
    return <Step way={way} label={words[way](nameOf(item))} last={last} onStep={onStep} />;
  };
  return (
    <>
      <ul ref={list} aria-label={label} className="flex flex-col gap-1.5">
        {items.map((item, at) => (
          <li key={keyOf(item)} className={classNames(row, dragged === at ? held : 'border-line')}>
            {!disabled && (
              <span {...handle(at)} className={grip}>
                <Grip />
              </span>
            )}
            <div className="min-w-0 flex-1">{children(item, at)}</div>
            {!disabled && (
              <div className="flex max-sm:flex-col">
                {step(item, at, 'up')}
                {step(item, at, 'down')}
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
