import { OfflineIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { progressTexts as t } from './progress-texts.ts';

/** Warns that the shown state may be old while the live connection is down. */
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
