import { OfflineIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { boardTexts as t } from './board-texts.ts';

/** Banner while the live stream is down: the board may be old, and new orders do not arrive. */
export function ConnectionLost({ connected }: { readonly connected: boolean }) {
  return (
    <div role="alert" className="empty:hidden">
      {!connected && (
        <div className="flex items-center justify-center gap-4 bg-tomato px-4 py-4 text-on-tomato">
          <OfflineIcon size={36} className="shrink-0" />
          <div>
            <p className="font-bold text-h4">{t.lost}</p>
            <p className="text-small">{t.lostLine}</p>
          </div>
        </div>
      )}
    </div>
  );
}
