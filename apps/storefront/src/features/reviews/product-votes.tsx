import type { ReviewableOrder } from '@zanga/contract/menu/reviews';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { ownTexts } from './own-texts.ts';
import { noRating, type ReviewDraft } from './review-draft.ts';
import { StarField } from './star-field.tsx';

const t = ownTexts.form;
const longest = 1_000;

type ProductVotesProps = {
  readonly items: ReviewableOrder['items'];
  readonly said: ReviewDraft['products'];
  readonly onSaid: (said: ReviewDraft['products']) => void;
};

/** Products of the order, each with optional stars; a product with stars also gets a field for words. */
export function ProductVotes({ items, said, onSaid }: ProductVotesProps) {
  if (items.length === 0) return null;
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-5">
      <div>
        <h3 className="text-h4">{t.products}</h3>
        <p className="text-ink-soft text-small">{t.productsHint}</p>
      </div>
      {items.map(({ product, name }) => {
        const { stars, text } = said[product] ?? noRating;
        const say = (change: object) =>
          onSaid({ ...said, [product]: { ...noRating, ...said[product], ...change } });
        return (
          <div key={product} className="flex flex-col gap-3 rounded-md bg-sunken p-4">
            <div className="flex flex-wrap items-end justify-between gap-2">
              <StarField
                legend={t.productStars(name)}
                stars={stars}
                onStars={(given) => say({ stars: given })}
              />
              {stars !== undefined && (
                <button
                  type="button"
                  className="min-h-11 font-semibold text-small text-tomato-ink underline underline-offset-4"
                  aria-label={t.clearFor(name)}
                  onClick={() => say(noRating)}
                >
                  {t.clear}
                </button>
              )}
            </div>
            {stars !== undefined && (
              <TextArea
                label={t.productText(name)}
                note={t.optional}
                rows={2}
                maxLength={longest}
                value={text}
                onChange={(event) => say({ text: event.target.value })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
