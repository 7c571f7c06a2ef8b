import type { OfficePlans, PlanForm } from '@zanga/contract/ordering/prime-office';
import { ApiError } from '@zanga/contract/wire/client';
import { cents } from '@zanga/domain/money';
import { isLocalDate } from '@zanga/domain/time';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { startOf } from '../../../parts/editing/day-span.ts';
import { usePlansChanged } from '../prime-queries.ts';
import { planTexts } from './plan-texts.ts';

const t = planTexts.form;

const usual: PlanForm = {
  price: cents(499),
  trial_days: 14,
  trial_amount: cents(0),
  free_delivery_over: null,
  instore_percent: 0,
};

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

/** Writes a new version, starting from the current one; unusual values are confirmed before saving. */
export const useWriting = (plans: OfficePlans, onDone: () => void) => {
  const [form, setForm] = useState<PlanForm>(
    plans.plans.find(({ phase }) => phase === 'offered')?.form ?? usual,
  );
  const [day, setDay] = useState<string>();
  const [unusual, setUnusual] = useState(false);
  const [tried, setTried] = useState(false);
  const { busy, alert, fields, change } = useChange();
  const changed = usePlansChanged();
  const dayMissing = day !== undefined && !isLocalDate(day);

  const write = async (sure: boolean) => {
    const from = day !== undefined && isLocalDate(day) ? startOf(day) : null;
    const body = { version: plans.version, form, from, sure };
    await changed(await service.api('POST /api/backoffice/prime/plans', { body }));
    toast({ text: from === null ? t.written : t.scheduled });
    onDone();
  };
  const save = (sure = false) => {
    setTried(true);
    setUnusual(false);
    if (dayMissing) return;
    change(
      () =>
        write(sure).catch(async (error: unknown) => {
          if (codeOf(error) === 'plan.unusual') return setUnusual(true);
          // A colleague was quicker: the next try begins from the new state.
          if (codeOf(error) === 'plan.changed') await changed();
          throw error;
        }),
      () => undefined,
    );
  };
  const problem = (field: keyof PlanForm | 'from') => fields[`form.${field}`]?.[0];
  return {
    form,
    change: (part: Partial<PlanForm>) => setForm((now) => ({ ...now, ...part })),
    ...{ day, setDay, busy, alert, save, problem, unusual },
    dayProblem: tried && dayMissing ? t.dayMissing : problem('from'),
    forgetUnusual: () => setUnusual(false),
  };
};
