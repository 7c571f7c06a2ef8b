import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnline } from '@zanga/browser/online.ts';
import { reviewStates } from '@zanga/domain/reviews/review-rules';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FilterMenu } from '@zanga/ui/fields/filter-menu.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { TableMore } from '@zanga/ui/table/table-more.tsx';
import { texts } from '../../base/texts.ts';
import { useMay, useUser } from '../../base/user.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShop } from '../../parts/frame/use-shop.ts';
import { Instead } from '../../parts/list/instead.tsx';
import { pagedList } from '../../parts/list/list-of.ts';
import { listTexts, tableWords } from '../../parts/list/list-texts.ts';
import { ModeratedCard } from './moderated-card.tsx';
import { type ModerationParams, moderationParams, moderationQuery, starWords } from './moderation-params.ts';
import { useReviews } from './moderation-queries.ts';
import { moderationTexts as t } from './moderation-texts.ts';

type ModerationPageProps = {
  readonly params: ModerationParams;
  readonly onParams: (params: ModerationParams) => void;
};

type FiltersProps = ModerationPageProps & { readonly waiting: number | undefined };

function Filters({ params, onParams, waiting }: FiltersProps) {
  const { stato: state = 'waiting' } = params;
  return (
    <search className="flex flex-wrap items-center gap-2">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t.stateNames}</legend>
        {reviewStates.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            className={deskButtonStyle(one === state ? 'chosen' : 'quiet')}
            onClick={() => onParams(moderationParams({ ...params, stato: one }))}
          >
            {t.states[one]}
            {one === 'waiting' && waiting !== undefined && t.count(waiting)}
          </button>
        ))}
      </fieldset>
      <FilterMenu
        label={t.votes}
        any={t.anyVote}
        items={starWords.map((value) => ({ value, label: t.vote(Number(value)) }))}
        chosen={params.stelle}
        onChange={(chosen) => onParams(moderationParams({ ...params, stelle: chosen }))}
      />
    </search>
  );
}

function Queue({ params, onParams }: ModerationPageProps) {
  const { shop } = useShop();
  const online = useOnline();
  const asked = useReviews(moderationQuery(params, shop));
  const { rows, error, retry, more } = pagedList(asked);
  return (
    <>
      <Filters params={params} onParams={onParams} waiting={asked.data?.pages[0]?.waiting} />
      {!online && rows && (
        <p role="status" className="bg-lemon-wash px-4 py-1.5 text-lemon-ink text-small">
          {tableWords.stale}
        </p>
      )}
      {!rows && !error && <Skeleton className="h-52 rounded-lg" />}
      {!rows && error && (
        <Instead problem title={listTexts.failed} line={errorText(error)}>
          <button type="button" className={deskButtonStyle()} onClick={retry}>
            {texts.retry}
          </button>
        </Instead>
      )}
      {rows?.length === 0 && (
        <Instead title={params.stelle ? listTexts.noneFiltered : t.empty[params.stato ?? 'waiting']}>
          {params.stelle && (
            <button
              type="button"
              className={deskButtonStyle()}
              onClick={() => onParams(moderationParams({ stato: params.stato }))}
            >
              {listTexts.clearFilters}
            </button>
          )}
        </Instead>
      )}
      <ul className="flex flex-col gap-4">
        {rows?.map((review) => (
          <ModeratedCard key={`${review.id} ${review.version} ${review.state}`} review={review} />
        ))}
      </ul>
      {more && <TableMore {...more} words={t.pages} />}
    </>
  );
}

/** Reviews: a manager reads each before it is published. */
export function ModerationPage(props: ModerationPageProps) {
  const { data: user } = useUser();
  const may = useMay('reviews.moderate');
  return (
    <>
      <PageHeader title={t.title} line={t.line} />
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6">
        {user && !may ? <FormAlert text={t.ofManagers} /> : <Queue {...props} />}
      </div>
    </>
  );
}
