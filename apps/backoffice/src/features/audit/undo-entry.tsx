import type { AuditEntry } from '@zanga/contract/people/audit';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { useState } from 'react';
import { useMay } from '../../base/user.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { undoTexts as t } from '../../parts/editing/undo-texts.ts';
import { useUndoMany } from '../../parts/editing/use-undo-many.ts';

/** Undoes a change of many products, from its entry. */
export function UndoEntry({ entry: { action, kind, thing } }: { readonly entry: AuditEntry }) {
  const may = useMay('menu.edit');
  const [asking, setAsking] = useState(false);
  const { busy, alert, change } = useChange();
  const undo = useUndoMany();
  if (!may || kind !== 'menu_change' || action === 'menu.undo') return null;
  const close = () => setAsking(false);
  return (
    <>
      <button type="button" className={deskButtonStyle('outline', 'my-0.5')} onClick={() => setAsking(true)}>
        {t.undo}
      </button>
      <Confirm
        open={asking}
        title={t.title}
        confirm={t.undo}
        cancel={t.keep}
        busy={busy}
        alert={alert}
        onConfirm={() => change(() => undo(thing), close)}
        onClose={close}
      >
        {t.line}
      </Confirm>
    </>
  );
}
