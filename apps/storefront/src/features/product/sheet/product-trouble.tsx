import { Link } from '@tanstack/react-router';
import { useOnline } from '@zanga/browser/online.ts';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { problemOf } from '../../../base/problem/problem.ts';
import { invitingTexts } from '../../../base/texts/inviting-texts.ts';
import { texts } from '../../../base/texts/texts.ts';
import { productTexts as t } from '../product-texts.ts';

type ProductTroubleProps = { readonly error: unknown; readonly retry: () => void };

/** Details that did not come: why, and what can be done. */
export function ProductTrouble({ error, retry }: ProductTroubleProps) {
  const problem = problemOf(error, useOnline());
  const gone = problem.kind === 'not-found';
  return (
    <div role="alert" className="mt-8 flex flex-col items-start gap-3 rounded-md bg-sunken p-5">
      <p className="font-display font-semibold text-h3">{gone ? t.gone : problem.title}</p>
      <p className="text-ink-soft">{gone ? t.goneBody : problem.body}</p>
      {gone ? (
        <Link to="/home" hash="menu" className={buttonStyle()}>
          {invitingTexts.browseMenu}
        </Link>
      ) : (
        <Button onClick={retry}>{texts.retry}</Button>
      )}
    </div>
  );
}
