import { type Choice, type OptionGroup, portionsOf } from '@zanga/domain/catalogue/options';
import type { ChoiceId } from '@zanga/domain/ids';
import { Button } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { PlusIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useState } from 'react';
import { askingOf, canTake, mostPortions, severalOfEach, takenIn } from '../../../parts/dish/choices.ts';
import { productTexts as t } from '../product-texts.ts';
import { ChoiceRow, NoneRow, PortionsRow } from './choice-row.tsx';
import type { Composer } from './composer.ts';

/** Choices of a long group that are shown at once. */
const shownFirst = 6;

/** A long group shows its first choices and the taken ones; hiding only one or two would save no room. */
const useShown = ({ choices }: OptionGroup, chosen: readonly ChoiceId[]) => {
  const [all, setAll] = useState(choices.length <= shownFirst + 2);
  const shown = all ? choices : choices.filter(({ id }, place) => place < shownFirst || chosen.includes(id));
  return { shown, hidden: choices.length - shown.length, showAll: () => setAll(true) };
};

type ChoiceRowsProps = { readonly group: OptionGroup; readonly composer: Composer };

/** A choice of a group, with a counter of portions where several are allowed. */
function OneChoice({ group, composer, choice }: ChoiceRowsProps & { readonly choice: Choice }) {
  const { chosen } = composer.draft;
  const row = {
    group: composer.groupElement(group),
    choice,
    checked: chosen.includes(choice.id),
    disabled: !canTake(group, choice, chosen),
    invalid: composer.problemOf(group) !== undefined,
    onTouch: () => composer.touch(group, choice),
  };
  if (!severalOfEach(group))
    return <ChoiceRow {...row} type={askingOf(group) === 'several' ? 'checkbox' : 'radio'} />;
  return (
    <PortionsRow
      {...row}
      portions={portionsOf(choice.id, chosen)}
      most={mostPortions(group, choice, chosen)}
      onPortions={(portions) => composer.setPortions(group, choice, portions)}
    />
  );
}

/** All choices of a group, side by side where they fit. */
export function ChoiceRows({ group, composer }: ChoiceRowsProps) {
  const { chosen } = composer.draft;
  const asking = askingOf(group);
  const name = composer.groupElement(group);
  const { shown, hidden, showAll } = useShown(group, chosen);
  return (
    <div className="@container">
      <div
        className={classNames('grid gap-2', severalOfEach(group) ? '@2xl:grid-cols-2' : '@md:grid-cols-2')}
      >
        {asking === 'one_or_none' && (
          <NoneRow
            group={name}
            checked={takenIn(group, chosen) === 0}
            onTouch={() => composer.clear(group)}
          />
        )}
        {shown.map((choice) => (
          <OneChoice key={choice.id} group={group} composer={composer} choice={choice} />
        ))}
      </div>
      {hidden > 0 && (
        <Button variant="quiet" size="inline" className="-ms-3 mt-1" onClick={showAll}>
          <PlusIcon size={18} />
          {t.showOthers(hidden)}
        </Button>
      )}
    </div>
  );
}
