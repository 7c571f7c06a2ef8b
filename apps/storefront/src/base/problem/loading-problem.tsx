import { errorText } from '@zanga/browser/form/error-text.ts';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { texts } from '../texts/texts.ts';

type LoadingProblemProps = { readonly error: unknown; readonly onRetry: () => void };

/** In the place of what could not be fetched. */
export function LoadingProblem({ error, onRetry }: LoadingProblemProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <FormAlert text={errorText(error)} />
      <Button variant="outline" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
