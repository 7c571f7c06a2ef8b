import { iconButtonStyle } from '@zanga/ui/button-style.ts';
import { ChevronLeftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { CloseIcon, SearchIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { DialogClose } from '@zanga/ui/overlays/dialog.tsx';
import type { KeyboardEvent, RefObject } from 'react';
import { texts } from '../../base/texts/texts.ts';
import { searchTexts as t } from './search-texts.ts';

type SearchFieldProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClear: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly listId: string;
  readonly expanded: boolean;
  /** Element id of the result the arrow keys have reached. */
  readonly activeId: string | undefined;
};

/** The search field, with the results as its list. */
export function SearchField(props: SearchFieldProps) {
  const { field, text, onText, onClear, onKeyDown, listId, expanded, activeId } = props;
  return (
    <search className="flex items-center gap-1 border-line border-b px-2 py-2 md:ps-4">
      <DialogClose aria-label={texts.close} className={iconButtonStyle('md:order-last')}>
        <ChevronLeftIcon className="md:hidden" />
        <CloseIcon className="hidden md:block" />
      </DialogClose>
      <SearchIcon size={22} className="hidden shrink-0 text-tomato-ink md:block" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={t.field}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={expanded}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        placeholder={t.placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-12 min-w-0 flex-1 bg-transparent px-2 text-lead outline-none placeholder:text-ink-soft"
      />
      {text !== '' && (
        <button
          type="button"
          onClick={onClear}
          className="tap rounded-full px-3 font-semibold text-small text-tomato-ink hover:bg-sunken"
        >
          {t.clear}
          <span className="sr-only"> {t.clearWhat}</span>
        </button>
      )}
    </search>
  );
}
