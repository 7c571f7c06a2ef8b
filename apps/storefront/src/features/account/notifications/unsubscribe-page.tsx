import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useService } from '../../../base/api/api.tsx';
import { useNames } from '../../../base/api/names.ts';
import { CardPage } from '../../../base/page/card-page.tsx';
import { texts } from '../../../base/texts/texts.ts';
import { unsubscribeTexts as t } from './unsubscribe-texts.ts';

/** The link's two parts: whose it is, and the proof that we mailed it. */
type UnsubscribeLink = { readonly unsubscribe: string; readonly signature: string };

/** A link that is late or was tampered with; trying again would not help. */
const isRefused = (error: unknown) => isApiError(error) && error.status < 500 && error.status !== 429;

/** Stops marketing with one press, without a sign-in (RTE-4). Opening alone does nothing: machines open links too. */
export function UnsubscribePage(link: UnsubscribeLink) {
  const names = useNames();
  const service = useService();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => service.api('PATCH /api/notifications/unsubscribe', { query: link }),
    // Without a network it fails and says so, instead of waiting in silence.
    networkMode: 'always',
  });
  const refused = isRefused(error);
  const ended = isSuccess || refused;
  const title = isSuccess ? t.doneTitle : t.title;
  return (
    <CardPage title={refused ? t.refusedTitle : title}>
      <div role="status" className="pb-5">
        <p>{isSuccess ? t.doneBody : refused ? t.refusedBody : t.body(names)}</p>
      </div>
      <FormAlert text={error && !refused ? errorText(error) : undefined} className="pb-5" />
      <div className="flex flex-wrap gap-3">
        {!ended && (
          <Button aria-disabled={isPending || undefined} onClick={() => !isPending && mutate()}>
            {isPending ? formTexts.sending : t.confirm}
          </Button>
        )}
        {ended && (
          <Link
            to="/account/$page"
            params={{ page: 'notizie' }}
            className={buttonStyle({ variant: 'outline' })}
          >
            {t.account}
          </Link>
        )}
        <Link to="/home" className={buttonStyle({ variant: ended ? 'quiet' : 'outline' })}>
          {ended ? texts.goHome : t.keep}
        </Link>
      </div>
    </CardPage>
  );
}
