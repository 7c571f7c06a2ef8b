import { useNavigate } from '@tanstack/react-router';
import { classNames } from '@zanga/ui/class-names.ts';
import { SearchIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Dialog } from '@zanga/ui/overlays/dialog.tsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { PaletteEntry, PaletteSource } from '../../parts/palette/palette-source.ts';
import { type HeldLine, heldAt } from './held-line.ts';
import { paletteTexts as t } from './palette-texts.ts';
import { usePalette } from './use-palette.ts';

type OptionProps = {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

function Option({ id, entry: { label, detail, icon: Icon }, active, onPoint, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and hears the keys
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={classNames(
        'mx-2 flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 text-small pointer-coarse:min-h-12',
        active && 'bg-sunken',
      )}
    >
      <Icon size={18} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 truncate">{label}</span>
      {detail && <span className="ms-auto shrink-0 text-caption text-ink-soft">{detail}</span>}
    </div>
  );
}

const step = (key: string, at: number, count: number) => {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

type PaletteProps = { readonly sources: readonly PaletteSource[]; readonly onClose: () => void };

type FieldProps = {
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly expanded: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
};

function Field({ listId, activeId, expanded, text, onText, onKeyDown, onClose }: FieldProps) {
  return (
    <div className="flex items-center gap-3 border-line border-b px-4">
      <SearchIcon size={20} className="shrink-0 text-ink-soft" />
      <input
        type="text"
        role="combobox"
        aria-label={t.label}
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        placeholder={t.placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-14 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-ink-soft"
      />
      <button
        type="button"
        onClick={onClose}
        className="tap rounded-sm px-2 text-caption text-ink-soft md:hidden"
      >
        {t.close}
      </button>
    </div>
  );
}

type GroupsProps = {
  readonly id: string;
  readonly groups: ReturnType<typeof usePalette>['groups'];
  readonly chosen: PaletteEntry | undefined;
  readonly onPoint: (entry: PaletteEntry) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
};

const optionId = (list: string, group: string, entry: string) => `${list}-${group}-${entry}`;

function Groups({ id, groups, chosen, onPoint, onChoose }: GroupsProps) {
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t.results} className="min-h-0 overflow-y-auto py-2">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a list are no fields of a form
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div
            id={`${id}-${group.id}`}
            role="presentation"
            className="px-5 pt-2 pb-1 text-caption text-ink-soft"
          >
            {group.heading}
          </div>
          {group.entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(id, group.id, entry.id)}
              entry={entry}
              active={chosen === entry}
              onPoint={() => onPoint(entry)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Finder({ sources, onClose }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [held, setHeld] = useState<HeldLine>();
  const { groups, busy, failed } = usePalette(sources, text);
  const entries = groups.flatMap((group) =>
    group.entries.map((entry) => ({ group: group.id, readable: group.readable, entry })),
  );
  const keys = entries.map(({ group, entry }) => `${group}/${entry.id}`);
  const current = heldAt(keys, held, text);
  const chosen = entries[current];
  const key = keys[current];
  // A line that Enter would open stays the choice when new lines appear above it.
  if (chosen?.readable && key !== undefined && (held?.text !== text || held.key !== key))
    setHeld({ text, key });
  const setAt = (next: number) => setHeld({ text, key: keys[next] ?? '' });

  const choose = (entry: PaletteEntry) => {
    onClose();
    entry.go(navigate);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen) choose(chosen.entry);
    const next = entries.length > 0 ? step(event.key, current, entries.length) : undefined;
    // With text in the field, Home and End move its cursor.
    if (next === undefined || (text !== '' && /^(Home|End)$/.test(event.key))) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <>
      <Field
        listId={id}
        activeId={chosen && optionId(id, chosen.group, chosen.entry.id)}
        expanded={entries.length > 0}
        text={text}
        onText={setText}
        onKeyDown={press}
        onClose={onClose}
      />
      <Groups
        id={id}
        groups={groups}
        chosen={chosen?.entry}
        onPoint={(entry) => setAt(entries.findIndex((one) => one.entry === entry))}
        onChoose={choose}
      />
      <p role="status" className={entries.length > 0 ? 'sr-only' : 'px-5 pb-5 text-ink-soft text-small'}>
        {entries.length > 0 ? t.count(entries.length) : busy ? t.busy : failed ? t.failed : t.none(text)}
      </p>
    </>
  );
}

/** Command palette: one field that leads to every screen and thing. */
export function Palette({ open, ...rest }: PaletteProps & { readonly open: boolean }) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={t.title} className="md:max-h-[60dvh]">
      <Finder {...rest} />
    </Dialog>
  );
}
