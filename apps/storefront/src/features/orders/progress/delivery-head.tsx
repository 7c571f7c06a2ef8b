import type { OrderDelivery } from '@zanga/contract/ordering/orders';
import { classNames } from '@zanga/ui/class-names.ts';
import type { ReactNode } from 'react';
import { waitTexts as t } from './progress-texts.ts';
import { modeIcons, stateTones } from './state-look.ts';
import { useNow } from './use-now.ts';
import { promisedWindow, waitWords } from './wait-words.ts';

type DeliveryHeadProps = {
  readonly delivery: OrderDelivery;
  /** Mode of the part. */
  readonly title: ReactNode;
  readonly line: ReactNode;
  readonly waitTold: boolean;
};

/** State of a part, legible from an arm's length; a change slides in. */
export function DeliveryHead({ delivery, title, line, waitTold }: DeliveryHeadProps) {
  const { mode, state, label } = delivery;
  const wait = waitWords(delivery, useNow());
  const window = wait && promisedWindow(delivery);
  const Icon = modeIcons[mode];
  return (
    <header className={classNames('flex items-start gap-4 p-5 transition-colors md:p-7', stateTones[state])}>
      <Icon size={40} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold font-text text-small tracking-normal">
          {title}
          <span className="block font-normal">{line}</span>
        </h2>
        <p role="status" className="pt-2 font-display font-semibold text-h2 text-balance">
          <span key={state} className="block animate-rise">
            {label}
          </span>
        </p>
        {wait && !waitTold && (
          <p className="flex flex-wrap items-baseline gap-x-3 pt-1 font-semibold tabular-nums">
            <span>{wait}</span>
            {window && <span className="font-normal">{t.window(window)}</span>}
          </p>
        )}
      </div>
    </header>
  );
}
