import type { OptionGroup } from '@zanga/domain/catalogue/options';
import { Badge } from '@zanga/ui/badge.tsx';
import { CheckIcon, WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { askingOf, takenIn } from '../../../parts/dish/choices.ts';
import { productTexts as t } from '../product-texts.ts';
import { ChoiceRows } from './choice-rows.tsx';
import type { Composer } from './composer.ts';

type FieldProps = { readonly group: OptionGroup; readonly composer: Composer };

/** Whether something must still be chosen, or how much has been. */
function Progress({ group, taken }: { readonly group: OptionGroup; readonly taken: number }) {
  if (taken < group.min) return <Badge tone="lemon">{t.required}</Badge>;
  if (askingOf(group) === 'several' && taken > 0)
    return (
      <Badge tone="basil">
        <span aria-hidden="true">{t.taken(taken, group.max)}</span>
        <span className="sr-only">{t.takenLong(taken, group.max)}</span>
      </Badge>
    );
  if (group.min === 0) return null;
  return (
    <Badge tone="basil">
      <CheckIcon size={14} />
      {t.answered}
    </Badge>
  );
}

/** A group of the dish, as a question. */
export function OptionField({ group, composer }: FieldProps) {
  const id = composer.groupElement(group);
  const taken = takenIn(group, composer.draft.chosen);
  const problem = composer.problemOf(group);
  const full = askingOf(group) === 'several' && taken === group.max && group.choices.length > group.max;
  return (
    <fieldset
      id={id}
      role={askingOf(group) === 'several' ? undefined : 'radiogroup'}
      aria-describedby={`${id}-hint`}
      className="min-w-0"
    >
      <legend className="float-start w-full">
        <span className="font-display font-semibold text-h4">{group.name}</span>
      </legend>
      <div className="clear-both flex min-h-7 flex-wrap items-center justify-between gap-x-3 pb-3">
        <p id={`${id}-hint`} className="text-ink-soft text-small">
          {t.groupHint(group)}
        </p>
        <span role="status">
          <Progress group={group} taken={taken} />
        </span>
      </div>
      {problem && (
        <p role="alert" className="flex items-center gap-2 pb-3 font-semibold text-small text-alarm-ink">
          <WarningIcon size={18} className="shrink-0" />
          {problem}
        </p>
      )}
      <ChoiceRows group={group} composer={composer} />
      {full && <p className="pt-2 text-caption text-ink-soft">{t.full}</p>}
    </fieldset>
  );
}
