import { classNames } from '@zanga/ui/class-names.ts';
import { InfoIcon, WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useNotice, useNotices } from '../../parts/frame/notices.ts';
import { useShops } from '../../parts/frame/use-shop.ts';
import { frameTexts as t } from './frame-texts.ts';
import { useDemoNotice } from './use-demo-notice.ts';
import { useFactorNotice } from './use-factor-notice.ts';
import { useOpeningNotice } from './use-opening-notice.ts';

/** Explains the empty screens to a person without any shop. */
const useNoShopNotice = () => {
  const { data } = useShops();
  const none = data !== undefined && data.data.length === 0 && !data.shipping;
  useNotice(none ? { id: 'no-shop', tone: 'problem', text: t.noShopLine } : undefined);
};

/** Notices above every screen. */
export function NoticeBars() {
  useNoShopNotice();
  useFactorNotice();
  useOpeningNotice();
  useDemoNotice();
  const notices = useNotices();
  return (
    <section aria-label={t.notices} aria-live="polite" className="print:hidden">
      {notices.map(({ id, text, tone, action }) => {
        const Icon = tone === 'problem' ? WarningIcon : InfoIcon;
        return (
          <div
            key={id}
            className={classNames(
              'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-1.5 text-small md:px-6',
              tone === 'problem' ? 'bg-tomato-wash text-tomato-ink' : 'bg-lemon-wash text-lemon-ink',
            )}
          >
            <Icon size={18} className="shrink-0" />
            <p className="min-w-0 flex-1">{text}</p>
            {action && (
              <button
                type="button"
                onClick={action.onPress}
                className="tap rounded-sm px-2 font-semibold underline"
              >
                {action.label}
              </button>
            )}
          </div>
        );
      })}
    </section>
  );
}
