import { useQueryClient } from '@tanstack/react-query';
import type { Opening } from '@zanga/contract/brand/brand-opening';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { openingQuery } from '../../parts/opening/opening-query.ts';
import { firstStepsTexts as t } from './first-steps-texts.ts';

/** Opens the brand to the public, or closes it again after a question. */
export function OpeningSwitch({ opening: { open, may_open: mayOpen } }: { readonly opening: Opening }) {
  const client = useQueryClient();
  const { busy, alert, change } = useChange();
  const [asking, setAsking] = useState(false);
  const set = (next: boolean) =>
    change(
      async () => {
        const now = await service.api('PUT /api/backoffice/brand/open', { body: { open: next } });
        client.setQueryData(openingQuery.queryKey, now);
        setAsking(false);
      },
      () => toast({ text: next ? t.opened : t.closed }),
    );
  return (
    <div className="flex w-full flex-col items-start gap-2">
      <FormAlert text={alert} />
      {open && <p className="text-small">{t.openLine}</p>}
      {!open && !mayOpen && <p className="text-small">{t.notYet}</p>}
      {open ? (
        <button type="button" className={deskButtonStyle('danger')} onClick={() => setAsking(true)}>
          {t.close}
        </button>
      ) : (
        <button
          type="button"
          disabled={!mayOpen}
          aria-disabled={busy || undefined}
          className={deskButtonStyle('solid')}
          onClick={() => set(true)}
        >
          {t.open}
        </button>
      )}
      <Confirm
        open={asking}
        title={t.closing.title}
        confirm={t.closing.yes}
        cancel={t.closing.no}
        busy={busy}
        onConfirm={() => set(false)}
        onClose={() => setAsking(false)}
      >
        {t.closing.line}
      </Confirm>
    </div>
  );
}
