import { money } from '@zanga/browser/format.ts';
import type { Choice } from '@zanga/domain/catalogue/options';
import { allergens, type Presence } from '@zanga/domain/catalogue/vocabulary';
import { classNames } from '@zanga/ui/class-names.ts';
import type { ReactNode } from 'react';
import { QuantityStepper } from '../../../parts/cart/quantity-stepper.tsx';
import { allergenNames } from '../../../parts/catalogue/catalogue-texts.ts';
import { productTexts as t } from '../product-texts.ts';

const deltaWords = (delta: number) => {
  if (delta === 0) return undefined;
  return delta > 0 ? t.delta(money(delta)) : t.discountDelta(money(-delta));
};

/** Allergens of a choice, shown before it is taken. */
const bringsWords = ({ allergens: declared }: Choice) => {
  if (declared === null) return [t.choiceUndeclared];
  const named = (presence: Presence) =>
    allergens
      .filter((allergen) => declared[allergen] === presence)
      .map((allergen) => allergenNames[allergen]);
  const [contains, mayContain] = [named('contains'), named('may_contain')];
  return [
    ...(contains.length > 0 ? [t.brings(contains.join(', '))] : []),
    ...(mayContain.length > 0 ? [t.mayBring(mayContain.join(', '))] : []),
  ];
};

type RowProps = {
  readonly type: 'radio' | 'checkbox';
  readonly group: string;
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly onTouch: () => void;
  readonly notes?: readonly string[];
  readonly end?: string | undefined;
  /** Control beside the row's target: the number of portions. */
  readonly children?: ReactNode;
};

/** One choice of a group: the whole row is the target. */
function Row(props: RowProps) {
  const { type, group, name, checked, disabled = false, invalid, onTouch, notes = [], end, children } = props;
  return (
    <div
      className={classNames(
        'flex items-center rounded-md border transition-colors duration-150 ease-out',
        'has-[label>:focus-visible]:outline-3 has-[label>:focus-visible]:outline-focus has-[label>:focus-visible]:outline-offset-2',
        checked ? 'border-tomato bg-tomato-wash' : 'border-line bg-surface',
        disabled ? 'text-ink-soft' : 'hover:border-line-strong',
      )}
    >
      <label
        className={classNames(
          'flex min-h-13 min-w-0 flex-1 items-center gap-3 px-4 py-2.5',
          disabled && 'cursor-default',
        )}
      >
        <input
          type={type}
          name={group}
          checked={checked}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          onChange={onTouch}
          className="size-5 shrink-0 accent-tomato outline-none"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{name}</span>
          {notes.map((note) => (
            <span key={note} className="block text-caption text-ink-soft">
              {note}
            </span>
          ))}
        </span>
        {end && <span className="shrink-0 font-semibold text-small tabular-nums">{end}</span>}
      </label>
      {children}
    </div>
  );
}

type ChoiceRowProps = Pick<RowProps, 'type' | 'group' | 'checked' | 'disabled' | 'invalid' | 'onTouch'> & {
  readonly choice: Choice;
};

/** A choice with its extra price and allergens. */
export function ChoiceRow({ choice, ...row }: ChoiceRowProps) {
  return (
    <Row
      {...row}
      name={choice.name}
      notes={bringsWords(choice)}
      end={choice.soldOut ? t.choiceSoldOut : deltaWords(choice.priceDelta)}
    />
  );
}

type PortionsRowProps = Omit<ChoiceRowProps, 'type'> & {
  readonly portions: number;
  readonly most: number;
  readonly onPortions: (portions: number) => void;
};

/** A choice of several portions: its price stands below, because the counter takes the row's end. */
export function PortionsRow({ choice, portions, most, onPortions, ...row }: PortionsRowProps) {
  const [brings, ...more] = bringsWords(choice);
  const first = [deltaWords(choice.priceDelta), brings].filter((words) => words !== undefined).join(' · ');
  return (
    <Row
      {...row}
      type="checkbox"
      name={choice.name}
      notes={[...(first ? [first] : []), ...more]}
      end={choice.soldOut ? t.choiceSoldOut : undefined}
    >
      {portions > 0 && (
        <QuantityStepper
          name={choice.name}
          qty={portions}
          least={1}
          most={most}
          onChange={onPortions}
          words={t.portions(choice.name)}
          className="me-1.5"
        />
      )}
    </Row>
  );
}

type NoneRowProps = Pick<RowProps, 'group' | 'checked' | 'onTouch'>;

/** "None", in a group that allows one or no choice. */
export function NoneRow(props: NoneRowProps) {
  return <Row type="radio" name={t.none} {...props} />;
}
