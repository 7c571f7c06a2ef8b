import { money } from '@zanga/browser/format.ts';

type TotemAmountProps = {
  /** Last known price; undefined before the first answer. */
  readonly amount: number | undefined;
  /** A new price is being asked for. */
  readonly pending: boolean;
};

/** An amount. While a new one is awaited, the old one is hidden but keeps its room. */
export function TotemAmount({ amount, pending }: TotemAmountProps) {
  if (amount === undefined) return '…';
  if (!pending) return <span className="tabular-nums">{money(amount)}</span>;
  return (
    <span className="relative tabular-nums">
      <span className="invisible">{money(amount)}</span>
      <span className="absolute inset-0 text-center">…</span>
    </span>
  );
}
