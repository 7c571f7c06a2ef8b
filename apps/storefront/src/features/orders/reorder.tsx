import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { useSession } from '../../base/session/session.ts';
import { orderAgain } from './order-again.ts';
import { ordersTexts } from './orders-texts.ts';

const t = ordersTexts.reorder;

type Reordered = { readonly added: number; readonly missing: readonly string[] };

function Outcome({ added, missing }: Reordered) {
  return (
    <div role="status" className="flex flex-col gap-2 rounded-md bg-basil-wash p-4 text-basil-ink">
      <p className="font-semibold">{added > 0 ? t.added(added) : t.none}</p>
      {missing.length > 0 && (
        <div className="text-small">
          <p>{t.missing}</p>
          <ul className="list-disc ps-5">
            {missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {added > 0 && (
        <OverlayLink name="carrello" className={buttonStyle()}>
          {t.cart}
        </OverlayLink>
      )}
    </div>
  );
}

/** The same again: what can still be had goes into the cart, and what cannot is told. */
export function Reorder({ order }: { readonly order: Order }) {
  const service = useService();
  const { signedIn } = useSession();
  const [outcome, setOutcome] = useState<Reordered>();
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    setOutcome(await orderAgain(service, order.id));
  });
  if (!signedIn) return null;
  return (
    <div className="flex flex-col gap-3">
      <Button variant="soft" aria-disabled={busy || undefined} onClick={save}>
        {t.action}
      </Button>
      <FormAlert text={alert} />
      {outcome && <Outcome {...outcome} />}
    </div>
  );
}
