import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '@zanga/ui/button.tsx';
import { type ComponentType, lazy } from 'react';
import { texts } from '../texts/texts.ts';
import { MissingCode } from './fetch-code.ts';

export type TroubleProps = {
  /** Number of failed tries. */
  readonly failures: number;
  /** Tries again; after a press the whole page is reloaded if that fails too. */
  readonly onRetry: (isPressed: boolean) => void;
};

/**
 * Shown where a component's code could not be loaded. After a second failure the page is reloaded: a deployment may
 * have replaced the file, or the browser has remembered the failure.
 */
export function Trouble({ failures, onRetry }: TroubleProps) {
  const again = () => (failures > 1 && navigator.onLine ? location.reload() : onRetry(true));
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
 * Lazy component whose code is loaded when it is first shown. If loading fails, a message with a button to try again
 * stands in its place, and the rest of the page stays. Needs a `Suspense` around it.
 */
export const lazyWithRetry = <Props extends object>(
  load: Load<Props>,
  Missing: ComponentType<TroubleProps> = Trouble,
): ComponentType<Props> => {
  let failures = 0;
  const ask = (isPressed = false) =>
    lazy(() =>
      load().catch((error: unknown) => {
        failures += 1;
        if (isPressed && navigator.onLine) location.reload();
        throw error;
      }),
    );
  let current = ask();
  // React remembers a failed lazy component: only a new one can load.
  const Part = (props: Props) => {
    const Current = current;
    return <Current {...props} />;
  };
  const Caught = ({ error, reset }: ErrorComponentProps) => {
    if (!(error instanceof MissingCode)) throw error;
    const again = (isPressed: boolean) => {
      current = ask(isPressed);
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
