import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { TerminalState, TotemOrder } from '@zanga/contract/shops/totems';
import { useEffect } from 'react';
import { useService } from '../../base/api/api.tsx';
import { TotemButton } from './totem-button.tsx';
import { TotemFrame } from './totem-frame.tsx';
import { totemTexts as t } from './totem-texts.ts';

/** Interval at which the terminal's state is read. */
const lookEveryMs = 1_000;

type TerminalScreenProps = {
  readonly totemKey: string;
  readonly order: TotemOrder;
  /** Trial mode: no card is charged, and buttons stand in for a card. */
  readonly trial: boolean;
  readonly onPlaced: (order: TotemOrder) => void;
  /** Back to the ways to pay, without a charge. */
  readonly onLeft: () => void;
};

/** The payment at the terminal: started once, then polled until it has a result. */
const useTerminal = ({ totemKey: key, order, onPlaced }: TerminalScreenProps) => {
  const service = useService();
  const queryClient = useQueryClient();
  const asked = { params: { order: order.order }, body: { key, token: order.token } };
  const queryKey = ['totem', 'terminal', order.order];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => {
      const look = () => service.api('POST /api/totem/orders/:order/look', asked);
      const known = queryClient.getQueryData<TotemOrder>(queryKey);
      if (known && known.payment !== 'none' && known.payment !== 'busy') return look();
      return service.api('POST /api/totem/orders/:order/pay', asked).catch((problem: unknown) => {
        // An earlier start, whose answer was lost or whose screen was reloaded: the order may be paid by now.
        if (isApiError(problem) && problem.code === 'order.not_payable') return look();
        throw problem;
      });
    },
    refetchInterval: lookEveryMs,
    staleTime: 0,
    gcTime: 0,
    // Polling repeats the call every second anyway.
    retry: false,
  });
  useEffect(() => {
    if (data?.placed) onPlaced(data);
  });
  const again = useAction(async () => {
    queryClient.setQueryData(queryKey, await service.api('POST /api/totem/orders/:order/pay', asked));
  });
  const leave = () => service.api('POST /api/totem/orders/:order/leave', asked);
  return { payment: data?.payment, error, again, leave };
};

type TerminalMessage = {
  readonly title: string;
  readonly line: string;
  /** `failed` can be tried again by the person; `heldUp` tries again by itself. */
  readonly is: 'waiting' | 'heldUp' | 'failed';
};

const messageOf = (payment: TerminalState | undefined, isSilent: boolean): TerminalMessage => {
  switch (payment) {
    case 'declined':
    case 'timed_out':
    case 'cancelled':
    case 'over':
      return { title: t[payment], line: t.notCharged, is: 'failed' };
    case 'busy':
      return { title: t.busy, line: t.busyLine, is: 'heldUp' };
    default:
      // A silent terminal shows no amount: do not send the person there.
      return payment === undefined && isSilent
        ? { title: t.silent, line: t.silentLine, is: 'heldUp' }
        : { title: t.waiting, line: t.waitingLine, is: 'waiting' };
  }
};

/** Waiting for the card: amount, instruction, the last error, and the alternatives. */
export function TerminalScreen(props: TerminalScreenProps) {
  const { order, trial, onPlaced, onLeft } = props;
  const { payment, error, again, leave } = useTerminal(props);
  const leaving = useAction(async () => {
    const left = await leave();
    if (left.placed) onPlaced(left);
    else onLeft();
  });
  const message = messageOf(payment, error !== null);
  const failed = message.is === 'failed';
  const busy = again.busy || leaving.busy;
  return (
    <TotemFrame
      centred
      title={message.title}
      footer={
        <>
          <TotemButton look="outline" aria-disabled={busy || undefined} onClick={leaving.run}>
            {message.is === 'waiting' ? t.leave : t.otherWay}
          </TotemButton>
          {failed && payment !== 'over' && (
            <TotemButton aria-disabled={busy || undefined} onClick={again.run}>
              {t.again}
            </TotemButton>
          )}
        </>
      }
    >
      <div role="status" className="mx-auto flex max-w-4xl flex-col items-center gap-8 py-[6dvh] text-center">
        <p className="font-bold font-display text-[clamp(4rem,14vmin,9rem)] leading-none tabular-nums">
          {money(order.total)}
        </p>
        <p className="text-balance text-h3">{message.line}</p>
        {!failed && (
          <span
            aria-hidden="true"
            className="size-24 rounded-full border-8 border-line border-t-tomato motion-safe:animate-spin"
          />
        )}
        {trial && !failed && (
          <p className="rounded-lg bg-lemon-wash p-5 text-lead text-lemon-ink">{t.trialCard}</p>
        )}
        {(error ?? again.alert ?? leaving.alert) && (
          <p className="font-semibold text-h4 text-alarm-ink">
            {again.alert ?? leaving.alert ?? errorText(error)}
          </p>
        )}
      </div>
    </TotemFrame>
  );
}
