import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { deskInputStyle } from '../desk-style.ts';
import { SearchIcon } from '../icons/shop-icons.tsx';

type SearchBoxProps = {
  readonly label: string;
  /** Current search text, from the address. */
  readonly value: string | undefined;
  /** Called a moment after the last letter; undefined for an empty box. */
  readonly onChange: (value: string | undefined) => void;
  readonly longest?: number;
  readonly className?: string;
};

const pauseMilliseconds = 250;

/** Search box of a list: searches by itself while typing, and Escape empties it. */
export function SearchBox({ label, value = '', onChange, longest = 100, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  // The address has changed by other means: going back, a saved view.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const next = typed.trim();
    if (next === told.current) return;
    const page = location.pathname;
    const timer = setTimeout(() => {
      // A press on a row has already opened another page: a late search would navigate back to the list.
      if (location.pathname !== page) return;
      told.current = next;
      tell.current(next || undefined);
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className={classNames('relative block', className)}>
      <SearchIcon
        size={16}
        className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-ink-soft"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && typed !== '' && setTyped('')}
        className={deskInputStyle('w-full ps-8')}
      />
    </span>
  );
}
