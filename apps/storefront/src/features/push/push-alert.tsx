import { Link } from '@tanstack/react-router';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { Dialog } from '@zanga/ui/overlays/dialog.tsx';
import { useState, useSyncExternalStore } from 'react';
import { closeAlert, readAlert, watchAlerts } from '../../base/push/push-alerts.ts';
import type { PushMessageWithPath } from '../../worker/push-message.ts';
import { pushTexts as t } from './push-texts.ts';

const nothing = () => undefined;

const offer = ({ order_id, coupon, birthdate }: PushMessageWithPath['data']) => {
  if (order_id) return t.order;
  if (coupon) return t.coupon;
  return birthdate ? t.birthdate : t.home;
};

/** A push received while the shop was open, or pressed: its text and a link to its subject (STA-7). */
export function PushAlert() {
  const news = useSyncExternalStore(watchAlerts, readAlert, nothing);
  // A closing dialog keeps its text.
  const [last, setLast] = useState(news);
  if (news && news !== last) setLast(news);
  if (!last) return null;
  return (
    <Dialog open={news !== undefined} onClose={closeAlert} title={last.title} small>
      <div className="flex flex-col gap-4 p-6">
        <p aria-hidden="true" className="font-display font-semibold text-h3">
          {last.title}
        </p>
        {last.body && <p>{last.body}</p>}
        <div className="flex flex-wrap gap-3 pt-2">
          <Link to={last.path} onClick={closeAlert} className={buttonStyle()}>
            {offer(last.data)}
          </Link>
          {last.data.coupon && last.data.birthdate && (
            <Link
              to="/account/$page"
              params={{ page: 'dati' }}
              onClick={closeAlert}
              className={buttonStyle({ variant: 'outline' })}
            >
              {t.birthdate}
            </Link>
          )}
          <Button variant="outline" onClick={closeAlert}>
            {t.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
