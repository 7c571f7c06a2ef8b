import { money } from '@zanga/browser/format.ts';
import { type Choice, type OptionGroup, portionsOf } from '@zanga/domain/catalogue/options';
import type { ChoiceId } from '@zanga/domain/ids';
import { classNames } from '@zanga/ui/class-names.ts';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useEffect, useRef } from 'react';
import {
  canTake,
  mostPortions,
  severalOfEach,
  withoutGroup,
  withPortions,
  withTouched,
} from '../../parts/dish/choices.ts';
import { TotemButton } from './totem-button.tsx';
import { totemTexts as t } from './totem-texts.ts';

type QuestionsProps = {
  readonly groups: readonly OptionGroup[];
  readonly chosen: readonly ChoiceId[];
  readonly onChosen: (chosen: readonly ChoiceId[]) => void;
  /** Missing answers, once going on was tried. */
  readonly problems: ReadonlyMap<string, string> | undefined;
  /** Number of tries to go on: each one scrolls to the first missing answer. */
  readonly tries: number;
};

const delta = (cents: number): string =>
  cents === 0 ? '' : `${cents > 0 ? '+' : '−'} ${money(Math.abs(cents))}`;

type AnswerProps = Pick<QuestionsProps, 'chosen'> & {
  readonly group: OptionGroup;
  readonly choice: Choice;
  readonly onTouch: () => void;
  readonly onAnother: (portions: number) => void;
};

/** One answer; a taken one has a button for another portion, where the group allows several. */
function Answer({ group, choice, chosen, onTouch, onAnother }: AnswerProps) {
  const { name, soldOut, priceDelta } = choice;
  const portions = portionsOf(choice.id, chosen);
  const taken = portions > 0;
  const most = mostPortions(group, choice, chosen);
  return (
    <div className="flex gap-2">
      <button
        type="button"
        aria-pressed={taken}
        disabled={!canTake(group, choice, chosen)}
        onClick={onTouch}
        className={classNames(
          'flex min-h-18 min-w-0 flex-1 items-center gap-3 rounded-lg border-2 px-5 py-2 text-start text-lead disabled:opacity-50',
          taken ? 'border-tomato bg-tomato-wash font-semibold' : 'border-line bg-surface',
        )}
      >
        {taken && <CheckIcon size={26} className="shrink-0" />}
        <span className="flex-1">{portions > 1 ? t.portions(portions, name) : name}</span>
        <span className="tabular-nums">
          {soldOut ? t.soldOut : delta(priceDelta * Math.max(1, portions))}
        </span>
      </button>
      {taken && severalOfEach(group) && (
        <TotemButton
          look="outline"
          className="px-0"
          aria-label={t.another(name)}
          aria-disabled={portions >= most || undefined}
          onClick={() => portions < most && onAnother(portions + 1)}
        >
          <span className="text-h2 leading-none">+</span>
        </TotemButton>
      )}
    </div>
  );
}

/** Questions of a dish with large targets; a touch on a taken answer removes it where the group is optional. */
export function DishQuestions({ groups, chosen, onChosen, problems, tries }: QuestionsProps) {
  const missing = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (tries > 0) missing.current?.scrollIntoView({ block: 'start' });
  }, [tries]);
  const first = groups.find(({ id }) => problems?.has(id));
  const touch = (group: OptionGroup, choice: Choice) => {
    const onlyOne = group.max === 1 && group.min === 0 && chosen.includes(choice.id);
    onChosen(onlyOne ? withoutGroup(group, chosen) : withTouched(group, choice, chosen));
  };
  return (
    <div className="flex flex-col gap-8">
      {groups.map((group) => (
        <fieldset key={group.id} ref={group === first ? missing : undefined} className="min-w-0">
          <legend className="pb-1 font-bold font-display text-h3">{group.name}</legend>
          <p className="pb-3 text-ink-soft text-lead">
            {group.max === 1 ? t.one : t.upTo(group.max)}
            {severalOfEach(group) && `, ${t.several}`}
          </p>
          {problems?.has(group.id) && (
            <p role="alert" className="pb-3 font-semibold text-lead text-alarm-ink">
              {problems.get(group.id) ?? t.required}
            </p>
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            {group.choices.map((choice) => (
              <Answer
                key={choice.id}
                group={group}
                choice={choice}
                chosen={chosen}
                onTouch={() => touch(group, choice)}
                onAnother={(portions) => onChosen(withPortions(group, choice, portions, chosen))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
