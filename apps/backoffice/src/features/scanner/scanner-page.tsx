import { useOnline } from '@zanga/browser/online.ts';
import { OfflineIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useState } from 'react';
import { UndoDialog } from '../../parts/confirm/undo-dialog.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShop } from '../../parts/frame/use-shop.ts';
import { CameraView } from './camera-view.tsx';
import { CodeForm } from './code-form.tsx';
import { ScanHistory } from './scan-history.tsx';
import { ScanOutcome } from './scan-outcome.tsx';
import { scannerTexts as t } from './scanner-texts.ts';
import { type PastScan, useScanning } from './use-scanning.ts';

function Offline() {
  return (
    <div role="alert" className="empty:hidden">
      <div className="flex items-center justify-center gap-4 bg-tomato px-4 py-4 text-on-tomato">
        <OfflineIcon size={36} className="shrink-0" />
        <div>
          <p className="font-bold text-h4">{t.offline}</p>
          <p className="text-small">{t.offlineLine}</p>
        </div>
      </div>
    </div>
  );
}

/** Scanner: uses up QR codes by camera, digits or a connected reader. */
export function ScannerPage() {
  const { shop, shops } = useShop();
  const { scanning, past, scan, undo, next } = useScanning(shops.length > 1 ? shop : undefined);
  const online = useOnline();
  const [undoing, setUndoing] = useState<PastScan>();
  const { state } = scanning;
  const shown = state === 'told' || state === 'failed' || state === 'not_undone';
  return (
    <>
      {!online && <Offline />}
      <PageHeader title={t.title} />
      <div className="mx-auto grid w-full max-w-6xl items-start gap-6 p-4 md:p-6 lg:grid-cols-[3fr_2fr]">
        <section aria-label={t.title} className="flex flex-col gap-3">
          <p className="text-ink-soft">{t.line}</p>
          <div className="grid *:col-start-1 *:row-start-1">
            <div className={shown ? 'invisible' : undefined}>
              <CameraView reading={online && state === 'ready'} onCode={scan} />
            </div>
            <ScanOutcome scanning={scanning} onAgain={scan} onUndo={setUndoing} onNext={next} />
          </div>
          <p role="status" className="sr-only">
            {state === 'asking' && t.checking}
          </p>
        </section>
        <div className="flex flex-col gap-6">
          <CodeForm busy={state === 'asking'} onCode={scan} />
          <ScanHistory past={past} onUndo={setUndoing} />
        </div>
      </div>
      {undoing && (
        <UndoDialog
          onClose={() => setUndoing(undefined)}
          onUndo={(reason) => {
            setUndoing(undefined);
            undo(undoing, reason);
          }}
        />
      )}
    </>
  );
}
