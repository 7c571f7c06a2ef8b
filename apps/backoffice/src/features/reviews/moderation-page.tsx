import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { mayDo } from '@zanga/browser/staff-roles.ts';
import { reviewStates } from '@zanga/domain/reviews/review-rules';
import { Button } from '@zanga/ui/button.tsx';
import { Chip } from '@zanga/ui/chip.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { service } from '../../base/api.ts';
import { useUser } from '../../base/user.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { ModeratedCard } from './moderated-card.tsx';
import type { ModerationParams } from './moderation-params.ts';
import { moderationTexts as t } from './moderation-texts.ts';

type ModerationPageProps = {
  readonly params: ModerationParams;
  readonly onParams: (params: ModerationParams) => void;
};

function Queue({ params, onParams }: ModerationPageProps) {
  const { stato: state = 'waiting', pagina: page = 1 } = params;
  const { data, error } = useQuery(service.query('GET /api/backoffice/reviews', { query: { state, page } }));
  const last = data?.meta.last_page ?? 1;
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.stateNames}</legend>
        {reviewStates.map((one) => (
          <Chip key={one} pressed={one === state} onClick={() => onParams({ stato: one })}>
            {t.states[one]}
            {one === 'waiting' && data && t.count(data.waiting)}
          </Chip>
        ))}
      </fieldset>
      <FormAlert text={error && errorText(error)} />
      {!data && !error && <Skeleton className="h-52 rounded-lg" />}
      {data?.data.length === 0 && (
        <p className="py-8 text-center text-ink-soft text-lead">{t.empty[state]}</p>
      )}
      <ul className="flex flex-col gap-4">
        {data?.data.map((review) => (
          <ModeratedCard key={`${review.id} ${review.version} ${review.state}`} review={review} />
        ))}
      </ul>
      {last > 1 && (
        <div className="flex items-center justify-center gap-4">
          <Button
            variant="outline"
            disabled={page <= 1}
            onClick={() => onParams({ ...params, pagina: page - 1 })}
          >
            {t.newer}
          </Button>
          <span className="text-small">{t.page(page, last)}</span>
          <Button
            variant="outline"
            disabled={page >= last}
            onClick={() => onParams({ ...params, pagina: page + 1 })}
          >
            {t.older}
          </Button>
        </div>
      )}
    </>
  );
}

/** What customers have written, read by a manager before anybody else. */
export function ModerationPage(props: ModerationPageProps) {
  const { data: user } = useUser();
  return (
    <>
      <PageHeader title={t.title} line={t.line} />
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6">
        {user && !mayDo(user, 'reviews.moderate') ? <FormAlert text={t.ofManagers} /> : <Queue {...props} />}
      </div>
    </>
  );
}
