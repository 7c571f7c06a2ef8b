import type { GroupForm } from '@zanga/contract/menu/options-office';
import { cents } from '@zanga/domain/money';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { useId, useState } from 'react';
import { AllergenFields } from '../allergen-fields.tsx';
import { DifferenceInput } from './difference-input.tsx';
import { allergenWords } from './group-words.ts';
import { optionTexts as t } from './option-texts.ts';

export type ChoiceOf = GroupForm['choices'][number];

type ChoiceRowProps = {
  readonly choice: ChoiceOf;
  readonly at: number;
  /** Shops where it is sold out; an empty list means all. */
  readonly out: readonly string[] | undefined;
  readonly problem: (field: string) => string | undefined;
  readonly onChange: (part: Partial<ChoiceOf>) => void;
  readonly onRead: (value: number | undefined) => void;
  readonly onRemove: () => void;
};

function SoldOut({ out, usual }: { readonly out: readonly string[]; readonly usual: boolean }) {
  return (
    <p className="text-caption text-lemon-ink">
      <span className="font-semibold">
        {out.length === 0 ? t.soldOutEverywhere : t.soldOut(out.join(', '))}
      </span>
      {usual && <span className="block">{t.usualOut}</span>}
    </p>
  );
}

type NameAndPriceProps = Pick<ChoiceRowProps, 'choice' | 'at' | 'problem' | 'onChange' | 'onRead'>;

function NameAndPrice({ choice: { name, price_delta }, at, problem, onChange, onRead }: NameAndPriceProps) {
  const id = useId();
  const error = problem(`choices.${at}.name`);
  return (
    <>
      <div className="flex gap-1.5">
        <input
          aria-label={t.choice(at + 1)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          maxLength={120}
          className={deskInputStyle('w-0 min-w-0 flex-1')}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <div className="w-20 sm:w-32">
          <DifferenceInput
            label={t.difference(name)}
            value={price_delta}
            onChange={(delta) => {
              onRead(delta);
              if (delta !== undefined) onChange({ price_delta: cents(delta) });
            }}
          />
        </div>
      </div>
      <FieldError id={id} error={error} />
    </>
  );
}

type ChoiceFactsProps = {
  readonly choice: ChoiceOf;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onUsual: (usual: boolean) => void;
  readonly onRemove: () => void;
};

function ChoiceFacts({ choice, open, onOpen, onUsual, onRemove }: ChoiceFactsProps) {
  const { name, selected, allergens } = choice;
  const carried = allergenWords(allergens);
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <label className="flex min-h-8 items-center gap-2 pe-1 text-small pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4"
          checked={selected}
          onChange={({ target }) => onUsual(target.checked)}
        />
        {t.usual}
      </label>
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${t.allergens}: ${carried}, ${name}`}
        className={deskButtonStyle('quiet', 'min-w-0 px-2 text-start')}
        onClick={onOpen}
      >
        <span>
          {`${t.allergens}: `}
          <span className={allergens === null ? 'font-semibold text-lemon-ink' : ''}>{carried}</span>
        </span>
      </button>
      <button
        type="button"
        aria-label={t.removeChoice(name)}
        className={deskButtonStyle('quiet', 'px-2')}
        onClick={onRemove}
      >
        {t.remove}
      </button>
    </div>
  );
}

/** Row of a choice: name, surcharge, standard or not; its allergens open below. */
export function ChoiceRow({ choice, at, out, problem, onChange, onRead, onRemove }: ChoiceRowProps) {
  const undeclared = problem(`choices.${at}.allergens`);
  const [opened, setOpened] = useState(false);
  const open = opened || undeclared !== undefined;
  return (
    <div className="flex flex-col gap-1">
      <NameAndPrice {...{ choice, at, problem, onChange, onRead }} />
      <ChoiceFacts
        choice={choice}
        open={open}
        onOpen={() => setOpened(!open)}
        onUsual={(selected) => onChange({ selected })}
        onRemove={onRemove}
      />
      {out && <SoldOut out={out} usual={choice.selected} />}
      {open && (
        <div className="flex flex-col gap-3 rounded-sm bg-canvas p-3">
          <AllergenFields
            declared={choice.allergens}
            error={undeclared}
            onChange={(allergens) => onChange({ allergens })}
          />
        </div>
      )}
    </div>
  );
}
