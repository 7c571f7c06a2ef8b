import type { OrderDelivery } from '@zanga/contract/ordering/orders';
import { formatTime } from '@zanga/domain/time-format';
import { classNames } from '@zanga/ui/class-names.ts';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { progressSteps, type Step } from './progress-steps.ts';
import { stateWords, progressTexts as t } from './progress-texts.ts';

const failures: ReadonlySet<string> = new Set(['rejected', 'cancelled', 'expired']);

const dots = {
  done: 'bg-basil text-on-basil',
  current: 'bg-tomato text-on-tomato ring-4 ring-tomato-wash',
  failed: 'bg-ink text-canvas',
  ahead: 'border-2 border-line-strong bg-surface',
};

const lookOf = ({ state, at, current }: Step) => {
  if (failures.has(state)) return 'failed';
  if (at === undefined) return 'ahead';
  return current && state !== 'completed' ? 'current' : 'done';
};

function Dot({ look }: { readonly look: keyof typeof dots }) {
  return (
    <span className={classNames('z-1 grid size-7 place-items-center rounded-full', dots[look])}>
      {look === 'done' && <CheckIcon size={16} className="stroke-[2.6]" />}
      {look === 'failed' && <CloseIcon size={16} className="stroke-[2.6]" />}
      {look === 'current' && <span className="size-2.5 animate-breathe rounded-full bg-current" />}
    </span>
  );
}

const said = { done: t.done, current: t.current, failed: undefined, ahead: t.ahead };

/** From the order to having it, as a line one follows downwards. */
export function ProgressTimeline({ delivery }: { readonly delivery: OrderDelivery }) {
  const steps = progressSteps(delivery);
  return (
    <ol>
      {steps.map((step, place) => {
        const look = lookOf(step);
        const following = steps[place + 1];
        return (
          <li
            key={step.state}
            aria-current={step.current ? 'step' : undefined}
            className="relative flex gap-4 pb-5 last:pb-0"
          >
            {following && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute start-3.25 top-3 bottom-0 w-0.5',
                  following.at === undefined ? 'bg-line' : 'bg-basil',
                )}
              />
            )}
            <Dot look={look} />
            <span className="flex flex-1 items-baseline justify-between gap-3 pt-0.5">
              <span className={classNames(look === 'ahead' && 'text-ink-soft', step.current && 'font-bold')}>
                {stateWords(step.state, delivery.mode)}
                {said[look] && <span className="sr-only"> ({said[look]})</span>}
              </span>
              {step.at && (
                <time dateTime={step.at} className="shrink-0 text-ink-soft text-small tabular-nums">
                  {formatTime(new Date(step.at))}
                </time>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
