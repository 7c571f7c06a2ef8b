import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import type { Answering } from '@zanga/contract/ordering/answering';
import type { AnswerPlan } from '@zanga/domain/ordering/answering/answer-plan';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { UnsavedGuard } from '../../parts/form/unsaved.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShop } from '../../parts/frame/use-shop.ts';
import { planSentence, answeringTexts as t } from './answering-texts.ts';
import { PlanFields } from './plan-fields.tsx';
import { TryAlarms } from './try-alarms.tsx';

type Scope = {
  /** Undefined for the brand's plan. */
  readonly shop: string | undefined;
};

const queryOf = ({ shop }: Scope) => ({
  queryKey: ['answering', shop ?? null],
  queryFn: () =>
    shop === undefined
      ? service.api('GET /api/backoffice/answering')
      : service.api('GET /api/backoffice/shops/:shop/answering', { params: { shop } }),
  staleTime: 0,
});

const save = ({ shop }: Scope, plan: AnswerPlan | null): Promise<Answering> => {
  const body = { plan: plan && { ...plan, phone: plan.phone?.trim() || null } };
  return shop === undefined
    ? service.api('PUT /api/backoffice/answering', { body })
    : service.api('PUT /api/backoffice/shops/:shop/answering', { params: { shop }, body });
};

function PlanForm({ shop, known }: Scope & { readonly known: Answering }) {
  const queries = useQueryClient();
  const [plan, setPlan] = useState<AnswerPlan | null>(known.own);
  const { busy, alert, fields, change } = useChange();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      () => save({ shop }, plan),
      async () => {
        toast({ text: t.saved });
        await queries.invalidateQueries({ queryKey: ['answering'] });
      },
    );
  };
  const dirty = JSON.stringify(plan) !== JSON.stringify(known.own);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <UnsavedGuard dirty={dirty} />
      <FormAlert text={alert} />
      <SwitchField
        label={shop === undefined ? t.ownBrand : t.own}
        hint={plan === null ? (shop === undefined ? t.usual : t.inherits) : undefined}
        checked={plan !== null}
        onChange={(own) => setPlan(own ? (known.own ?? known.inherited) : null)}
      />
      {plan !== null && <PlanFields plan={plan} problems={fields} onChange={setPlan} />}
      <section aria-labelledby="happens" className="rounded-md bg-sunken p-4">
        <h2 id="happens" className="pb-1 font-semibold text-body">
          {t.happens}
        </h2>
        <p>{planSentence(plan ?? known.inherited)}</p>
      </section>
      <SubmitButton busy={busy} className="self-start">
        {t.save}
      </SubmitButton>
    </form>
  );
}

/** Plan for unanswered orders, of a shop or of the brand. */
export function AnsweringPage() {
  const { shop, shops } = useShop();
  const name = shops.find(({ id }) => id === shop)?.name;
  const { data, error } = useQuery(queryOf({ shop }));
  return (
    <>
      <PageHeader title={t.title} line={shop === undefined ? t.ofBrand : name && t.ofShop(name)} />
      <div className="flex max-w-2xl flex-col gap-8 p-4 md:p-6">
        <FormAlert text={error && errorText(error)} />
        {!data && !error && <Skeleton className="h-96 rounded-lg" />}
        {data && <PlanForm key={`${shop} ${JSON.stringify(data.own)}`} shop={shop} known={data} />}
        {data && shop !== undefined && <TryAlarms key={shop} shop={shop} />}
      </div>
    </>
  );
}
