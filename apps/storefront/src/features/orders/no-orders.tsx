import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { ReceiptIcon } from '@zanga/ui/panel-icons.tsx';
import { texts } from '../../shared/texts.ts';
import { ordersTexts as t } from './orders-texts.ts';

/** Before the first order: an invitation to make it. */
export function NoOrders() {
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-tomato-wash text-tomato-ink">
        <ReceiptIcon size={36} />
      </span>
      <h2 className="text-h2">{t.empty}</h2>
      <p className="max-w-md text-ink-soft text-lead">{t.emptyBody}</p>
      <Link to="/home" hash="menu" className={buttonStyle()}>
        {texts.browseMenu}
      </Link>
    </div>
  );
}
