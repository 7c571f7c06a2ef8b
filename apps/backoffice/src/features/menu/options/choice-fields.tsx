import type { EditedGroup, GroupForm } from '@zanga/contract/menu/options-office';
import { givenId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { SortableList } from '@zanga/ui/sorting/sortable-list.tsx';
import { useId, useRef } from 'react';
import { newRowId } from '../../../parts/editing/new-rows.ts';
import { sortingWords } from '../../../parts/editing/sorting-words.ts';
import type { Editing } from '../../../parts/editing/use-editing.ts';
import type { OnRead } from '../../../parts/editing/use-unreadable.ts';
import { type ChoiceOf, ChoiceRow } from './choice-row.tsx';
import { groupFieldNames, optionTexts as t } from './option-texts.ts';

type ChoiceFieldsProps = {
  readonly editing: Editing<GroupForm>;
  readonly soldOut: EditedGroup['sold_out'];
  readonly onRead: OnRead;
};

const keyOf = ({ id, name }: ChoiceOf) => id ?? name;

/** The choices of a group in their order. */
export function ChoiceFields({ editing, soldOut, onRead }: ChoiceFieldsProps) {
  const { form, change, problem } = editing;
  const { choices } = form;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    const next: ChoiceOf = {
      ...{ id: givenId('cho', newRowId()), name: '', price_delta: cents(0), selected: false },
      allergens: null,
    };
    change({ choices: [...choices, next] });
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  return (
    <div ref={list} className="flex flex-col gap-3">
      <p className="text-caption text-ink-soft">{t.choicesLine}</p>
      {choices.length === 0 && <p className="text-small">{t.noChoices}</p>}
      <SortableList
        label={groupFieldNames.choices}
        items={choices}
        keyOf={keyOf}
        nameOf={({ name }) => name}
        words={sortingWords}
        onMove={(from, to) => change({ choices: [...moved(choices, from, to)] })}
      >
        {(choice, at) => (
          <ChoiceRow
            choice={choice}
            at={at}
            out={soldOut.find((one) => one.choice === choice.id)?.shops}
            problem={problem}
            onRead={(value) => onRead(`choice ${keyOf(choice)}`, value)}
            onChange={(part) =>
              change({ choices: choices.map((one, place) => (place === at ? { ...one, ...part } : one)) })
            }
            onRemove={() => {
              onRead(`choice ${keyOf(choice)}`, null);
              change({ choices: choices.filter((_, place) => place !== at) });
            }}
          />
        )}
      </SortableList>
      <FieldError id={`${id}-choices`} error={problem('choices')} />
      <button type="button" className={deskButtonStyle('outline', 'self-start')} onClick={add}>
        {t.addChoice}
      </button>
    </div>
  );
}
