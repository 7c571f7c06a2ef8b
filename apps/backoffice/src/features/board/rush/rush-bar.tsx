import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Board } from '@zanga/contract/ordering/board';
import { untilMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useMay } from '../../../base/user.ts';
import { tellProblem } from '../order/order-actions.ts';
import { pauseDelivery, setBusy } from './rush-calls.ts';
import { rushTexts as t } from './rush-texts.ts';

type Shop = NonNullable<Board['shop']>;

type LineProps = {
  readonly what: string;
  /** End, reason, person. */
  readonly facts: readonly (string | null)[];
  readonly action: { readonly label: string; readonly name: string; readonly run: () => Promise<void> };
};

function Line({ what, facts, action }: LineProps) {
  const { busy, run } = useAction(() => action.run().catch(tellProblem));
  const may = useMay('shops.pause');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-lemon px-4 py-2 text-on-lemon md:px-6">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <strong>{what}</strong> <span>{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {may && (
        <Button
          variant="inverse"
          className="shrink-0 max-md:px-4"
          aria-label={action.name}
          aria-disabled={busy || undefined}
          onClick={() => run()}
        >
          {action.label}
        </Button>
      )}
    </li>
  );
}

/** Longer times and delivery pause of a shop, each with its end, reason and person. */
export function RushBar({ shop, now }: { readonly shop: Shop; readonly now: Date }) {
  const { busy, delivery_pause: paused } = shop;
  // The board hears of changes; the end of a time it sees by its own clock.
  const isBusy = busy !== null && (busy.until === null || new Date(busy.until) > now);
  const isPaused = paused !== null && new Date(paused.until) > now;
  if (!isBusy && !isPaused) return null;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {isBusy && (
        <Line
          what={t.bar(busy.minutes)}
          facts={[
            busy.until === null ? t.barUntil : untilMoment(new Date(busy.until), now),
            busy.by && t.by(busy.by),
          ]}
          action={{
            label: t.take,
            name: t.takeLabel,
            run: async () => {
              await setBusy(shop.id, null, null);
              toast({ text: t.ended });
            },
          }}
        />
      )}
      {isPaused && (
        <Line
          what={t.delivery.bar(untilMoment(new Date(paused.until), now))}
          facts={[paused.reason, paused.by && t.by(paused.by)]}
          action={{
            label: t.delivery.take,
            name: t.delivery.resume,
            run: async () => {
              await pauseDelivery(shop.id, null);
              toast({ text: t.delivery.resumed });
            },
          }}
        />
      )}
    </ul>
  );
}
