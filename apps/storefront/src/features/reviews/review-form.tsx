import { useQueryClient } from '@tanstack/react-query';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { ReviewableOrder } from '@zanga/contract/menu/reviews';
import { Button } from '@zanga/ui/button.tsx';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { ownReviewsQuery } from './own-query.ts';
import { ownTexts } from './own-texts.ts';
import { ProductVotes } from './product-votes.tsx';
import { draftOf, formOf } from './review-draft.ts';
import { StarField } from './star-field.tsx';

const t = ownTexts.form;
const longest = 1_000;

type ReviewFormProps = {
  readonly order: ReviewableOrder;
  readonly onSent: () => void;
  readonly onCancel: () => void;
};

/** Stars, words, and what one thinks of each product (RTE-20). */
export function ReviewForm({ order, onSent, onCancel }: ReviewFormProps) {
  const service = useService();
  const queryClient = useQueryClient();
  const place = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(order));
  const [tried, setTried] = useState(false);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const form = formOf(draft);
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    if (!form) return;
    await service.api('PUT /api/customer/reviews/:order', { params: { order: order.order }, body: form });
    await queryClient.invalidateQueries({ queryKey: ownReviewsQuery(service).queryKey });
    onSent();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (form) save();
    else place.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={place} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-4">
      <FormAlert text={alert} />
      <StarField
        legend={t.overall}
        stars={draft.stars}
        onStars={(stars) => setDraft({ ...draft, stars })}
        error={tried && !form ? t.overallMissing : undefined}
      />
      <TextArea
        label={t.text}
        note={t.optional}
        hint={t.textHint}
        maxLength={longest}
        value={draft.text}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
      />
      <ProductVotes
        items={order.items}
        said={draft.products}
        onSaid={(products) => setDraft({ ...draft, products })}
      />
      <p className="text-ink-soft text-small">{t.signed}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{t.send}</SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          {formTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
