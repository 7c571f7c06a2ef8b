import { Link } from '@tanstack/react-router';
import { Button } from '@zanga/ui/button.tsx';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { AgreementsPanel } from '../../parts/agreements/agreements-panel.tsx';
import { checkoutTexts } from './checkout-texts.ts';

const t = checkoutTexts.confirm;

type ConfirmPanelProps = {
  /** Minimum age for the order; zero without one. */
  readonly age: number;
  readonly ofAge: boolean;
  readonly onOfAge: (is: boolean) => void;
  readonly ageError: string | undefined;
  /** The day of the terms of sale, once it is known. */
  readonly terms: string | undefined;
};

/** The last words before an order: age and terms. */
export function ConfirmPanel({ age, ofAge, onOfAge, ageError, terms }: ConfirmPanelProps) {
  return (
    <div className="flex flex-col gap-2 px-1">
      <AgreementsPanel className="-mx-1 mb-2" />
      {age > 0 && (
        <div id="age">
          <CheckboxField checked={ofAge} onChange={(event) => onOfAge(event.target.checked)} error={ageError}>
            {t.age(age)}
          </CheckboxField>
        </div>
      )}
      <p className="text-caption text-ink-soft">
        {t.termsBefore}{' '}
        <Link to={pagePaths.content('terms')} target="_blank" className="underline underline-offset-2">
          {t.terms}
        </Link>
        {terms && ` ${t.version(terms)}`}. {t.privacy}{' '}
        <Link to={pagePaths.content('privacy')} target="_blank" className="underline underline-offset-2">
          {t.privacyLink}
        </Link>
        .
      </p>
    </div>
  );
}

type OrderButtonProps = {
  readonly total: string;
  /** The server is recalculating the total. */
  readonly asking: boolean;
  readonly busy: string | undefined;
  readonly text: string;
  /** Effect of the press on the person's money. */
  readonly effect: string | undefined;
  readonly onOrder: () => void;
};

/**
 * The order button, with its binding effect right beside it; on a phone always within the thumb's reach. Disabled
 * while a form is unsaved: the order would go without it.
 */
export function OrderButton({ total, asking, busy, text, effect, onOrder }: OrderButtonProps) {
  return (
    <div className="z-20 group-has-[[data-unsaved]]/acts:hidden max-lg:sticky max-lg:bottom-(--bottom-bar-height) max-lg:-mx-4 max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.5rem,var(--inset-bottom))] max-lg:shadow-bar md:max-lg:-mx-8 md:max-lg:px-8">
      <p role="status" className="sr-only">
        {asking ? checkoutTexts.summary.updating : `${t.total}: ${total}`}
      </p>
      <Button
        size="large"
        className="w-full tabular-nums"
        aria-disabled={busy !== undefined || undefined}
        aria-describedby="duty"
        onClick={onOrder}
      >
        <span aria-live="polite">{busy ?? text}</span>
      </Button>
      <p id="duty" className="text-balance pt-1.5 text-center text-caption">
        <span className="font-semibold">{t.duty}</span>
        {effect && ` · ${effect}`}
      </p>
    </div>
  );
}
