import { money } from '@zanga/browser/format.ts';

type TotemAmountProps = {
  /** As it was last priced; nothing before the first time. */
  readonly amount: number | undefined;
  /** It is being priced anew. */
  readonly pending: boolean;
};

/** What something costs. Until it is known the last amount is not shown, but keeps its room. */
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
