import { useOnline } from '@zanga/browser/online.ts';
import { OfflineIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { frameTexts as t } from './frame-texts.ts';

/** Shown while there is no connection. */
export function ConnectionPill({ narrow = false }: { readonly narrow?: boolean }) {
  const online = useOnline();
  return (
    <div role="status" className="empty:hidden">
      {!online && (
        <p
          title={t.offlineLine}
          className="mx-2 flex min-h-9 items-center justify-center gap-2 rounded-sm bg-lemon px-2.5 font-semibold text-on-lemon text-small"
        >
          <OfflineIcon size={18} className="shrink-0" />
          <span className={narrow ? 'sr-only' : ''}>{t.offline}</span>
        </p>
      )}
    </div>
  );
}
