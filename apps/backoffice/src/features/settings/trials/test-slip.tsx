import { serviceNow } from '@zanga/contract/wire/service-time';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { trialTexts as t } from './trial-texts.ts';

/** A test slip: prints once drawn, and unmounts when the browser is done. */
export function TestSlip({ onDone }: { readonly onDone: () => void }) {
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => removeEventListener('afterprint', onDone);
  }, [onDone]);
  const now = serviceNow();
  return createPortal(
    <div id="ticket">
      <p className="ticket-number">{t.slip.title}</p>
      <p className="ticket-time">
        {formatDate(now)} {formatTime(now)}
      </p>
      <p>{t.slip.line}</p>
      <p>{t.slip.letters}</p>
    </div>,
    document.body,
  );
}
