import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { UndoDialog } from '../../../parts/confirm/undo-dialog.tsx';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { usesTexts as t } from './uses-texts.ts';

type UndoUseProps = {
  /** Scanned code. */
  readonly code: string;
  readonly onClose: () => void;
  readonly onDone: () => Promise<unknown>;
};

/** Takes back a use at the till by mistake. */
export function UndoUse({ code, onClose, onDone }: UndoUseProps) {
  const [refused, setRefused] = useState<string>();
  const { busy, alert, change } = useChange();
  const undo = (reason: string) => {
    setRefused(undefined);
    change(
      async () => {
        const params = { id: code };
        const undone = await service.api('POST /api/worker/redemptions/:id/undo', {
          params,
          body: { reason },
        });
        await onDone();
        if (undone.done) {
          toast({ text: t.undone });
          onClose();
        } else setRefused(undone.text);
      },
      () => undefined,
    );
  };
  return <UndoDialog busy={busy} alert={refused ?? alert} onUndo={undo} onClose={onClose} />;
}
