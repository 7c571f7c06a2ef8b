import { useOnline } from '@zanga/browser/online.ts';
import { OfflineIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { shellTexts as t } from './shell-texts.ts';

/** Warns that the page may be old while there is no connection. */
export default function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-lemon px-4 py-2 text-center font-semibold text-on-lemon text-small">
          <OfflineIcon size={20} className="shrink-0" />
          {t.offline}
        </p>
      )}
    </div>
  );
}
