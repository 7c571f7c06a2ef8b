import { money } from '@zanga/browser/format.ts';
import type { TotemOrder } from '@zanga/contract/shops/totems';
import { TotemButton } from './totem-button.tsx';
import { TotemFrame } from './totem-frame.tsx';
import { totemTexts as t } from './totem-texts.ts';

type DoneScreenProps = { readonly order: TotemOrder; readonly onRestart: () => void };

/** The order's number, as large as fits. */
export function DoneScreen({ order, onRestart }: DoneScreenProps) {
  const { number, name, total, payment } = order;
  const paid = payment === 'paid' || total === 0;
  return (
    <TotemFrame
      centred
      title={name ? t.thanksNamed(name) : t.thanks}
      footer={<TotemButton onClick={onRestart}>{t.again2}</TotemButton>}
    >
      <div className="mx-auto flex max-w-4xl flex-col items-center gap-8 py-[5dvh] text-center">
        <p className="text-h2">{t.yourNumber}</p>
        <p className="w-full rounded-lg bg-basil px-4 py-[4dvh] font-bold font-display text-[clamp(4.5rem,15vmin,15rem)] whitespace-nowrap text-on-basil leading-none tabular-nums">
          {number}
        </p>
        {paid ? (
          <p className="font-semibold text-h2">{t.paid(money(total))}</p>
        ) : (
          // The payment still due stands out from the finished steps.
          <p className="rounded-lg bg-lemon px-8 py-5 font-semibold text-h2 text-on-lemon">
            {t.due(money(total))}
          </p>
        )}
        <p className="text-h3 text-ink-soft">{t.called}</p>
      </div>
    </TotemFrame>
  );
}
