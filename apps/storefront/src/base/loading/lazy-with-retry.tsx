import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '@zanga/ui/button.tsx';
import { type ComponentType, lazy } from 'react';
import { texts } from '../texts/texts.ts';
import { MissingCode } from './fetch-code.ts';

export type TroubleProps = {
  /** How often it has been asked for in vain. */
  readonly failures: number;
  readonly onRetry: () => void;
};

/**
 * In the place of a part that did not come, and in sight. What fails again may be of a site that was built anew
 * meanwhile.
 */
export function Trouble({ failures, onRetry }: TroubleProps) {
  const again = () => (failures > 1 && navigator.onLine ? location.reload() : onRetry());
  return (
    <div role="alert" className="sticky bottom-20 z-50 rounded-md bg-lemon p-4 text-on-lemon">
      <p className="pb-3">{texts.missing.title}</p>
      <Button variant="outline" onClick={again}>
        {texts.retry}
      </Button>
    </div>
  );
}

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A part whose code comes when it is wanted, to be put in a `Suspense`. Where it cannot be had, the page around it stays,
 * and it may be asked for again.
 */
export const fetched = <Props extends object>(
  load: Load<Props>,
  Missing: ComponentType<TroubleProps> = Trouble,
): ComponentType<Props> => {
  let failures = 0;
  const ask = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failures += 1;
        throw error;
      }),
    );
  let asked = ask();
  // What has failed stays failed: only another one can come.
  const Part = (props: Props) => {
    const Asked = asked;
    return <Asked {...props} />;
  };
  const Caught = ({ error, reset }: ErrorComponentProps) => {
    if (!(error instanceof MissingCode)) throw error;
    const again = () => {
      asked = ask();
      reset();
    };
    return <Missing failures={failures} onRetry={again} />;
  };
  return (props) => (
    <CatchBoundary getResetKey={() => 0} errorComponent={Caught}>
      <Part {...props} />
    </CatchBoundary>
  );
};
