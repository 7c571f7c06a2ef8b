import { classNames } from '@zanga/ui/class-names.ts';
import { SearchIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useIsDevice } from '../../base/device.ts';
import { paletteTexts as t } from './palette-texts.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

type PaletteButtonProps = { readonly narrow?: boolean; readonly onOpen: () => void };

/** Opens the command palette; its keys stand on the button. */
export function PaletteButton({ narrow = false, onOpen }: PaletteButtonProps) {
  const device = useIsDevice();
  const keys = isApple ? '⌘K' : 'Ctrl K';
  // The palette finds things by the rights of a signed-in person; a device has none.
  if (device) return null;
  return (
    <button
      type="button"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      title={narrow ? `${t.open} (${keys})` : undefined}
      onClick={onOpen}
      className={classNames(
        'flex items-center gap-2.5 rounded-sm text-ink-soft text-small hover:bg-sunken hover:text-ink',
        narrow ? 'size-11 justify-center' : 'mx-2 h-9 px-2.5',
      )}
    >
      <SearchIcon size={20} className="shrink-0" />
      <span className={narrow ? 'sr-only' : ''}>{t.open}</span>
      {!narrow && (
        <span
          aria-hidden="true"
          className="ms-auto rounded-sm border border-line px-1.5 font-text text-caption"
        >
          {keys}
        </span>
      )}
    </button>
  );
}
