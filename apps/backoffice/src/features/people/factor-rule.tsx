import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { peopleTexts } from './people-texts.ts';

const t = peopleTexts.factors;
const query = () => service.query('GET /api/backoffice/factors');

/** Rule of the owner: whether managers and owners must have a second factor. */
export function FactorRule() {
  const { data } = useQuery(query());
  const client = useQueryClient();
  const { busy, alert, change } = useChange();
  if (!data) return null;
  const save = (required: boolean) =>
    change(
      () => service.api('PUT /api/backoffice/factors/rule', { body: { required } }),
      () => client.invalidateQueries({ queryKey: query().queryKey }),
    );
  return (
    <section aria-label={t.rule} className="max-w-3xl p-4 md:p-6">
      <FormAlert text={alert} />
      <SwitchField label={t.rule} hint={t.ruleHint} checked={data.required} disabled={busy} onChange={save} />
    </section>
  );
}
