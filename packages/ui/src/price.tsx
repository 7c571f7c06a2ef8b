import { classNames } from './class-names.ts';

type PriceProps = {
  /** Already in words: `8,50 €`. */
  readonly amount: string;
  /** Price before the reduction. */
  readonly before?: string | undefined;
  /** Read out before the old and the new amount. */
  readonly beforeLabel?: string;
  readonly nowLabel?: string;
  readonly className?: string;
};

/** Price, with the former one crossed out. */
export function Price({ amount, before, beforeLabel, nowLabel, className }: PriceProps) {
  return (
    <span className={classNames('price', className)}>
      {before && (
        <s className="font-normal font-text text-ink-soft text-small">
          {beforeLabel && <span className="sr-only">{beforeLabel} </span>}
          {before}
        </s>
      )}
      {before ? (
        <span className="text-tomato-ink">
          {nowLabel && <span className="sr-only">{nowLabel} </span>}
          {amount}
        </span>
      ) : (
        amount
      )}
    </span>
  );
}
