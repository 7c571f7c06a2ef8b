import { serviceNow } from '@zanga/contract/wire/service-time';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { trialTexts as t } from './trial-texts.ts';

/** A slip that says nothing of any order: prints itself once it is drawn, and is gone when the browser has done. */
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
