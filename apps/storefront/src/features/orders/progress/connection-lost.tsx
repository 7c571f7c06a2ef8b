import { OfflineIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { progressTexts as t } from './progress-texts.ts';

/** Says that what is seen may be old, while the line to the shop is down. */
export function ConnectionLost({ live }: { readonly live: boolean }) {
  return (
    <div role="status" className="empty:absolute">
      {!live && (
        <p className="flex items-center gap-2 rounded-md bg-lemon px-4 py-3 font-semibold text-on-lemon text-small">
          <OfflineIcon size={20} className="shrink-0" />
          {t.lost}
        </p>
      )}
    </div>
  );
}
