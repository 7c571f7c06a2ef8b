import { allergenNames, channelNames } from '@zanga/domain/catalogue/italian-names';
import { roundings } from '@zanga/domain/catalogue/many/price-change';
import { allergens, channels, vatClasses } from '@zanga/domain/catalogue/vocabulary';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import { vatClassNames } from '../../../parts/vat-words.ts';
import { fieldNames } from '../menu-texts.ts';
import { Choice } from './choice.tsx';
import { CountChange } from './count-change.tsx';
import type { ChannelWish, Draft } from './many-draft.ts';
import { manyTexts as t } from './many-texts.ts';

type ChangeFieldsProps = {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
  /** Whether a try failed because a required field is empty. */
  readonly missing: boolean;
};

function PriceChange({ draft, onChange, missing }: ChangeFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        <Choice
          label={t.direction}
          value={draft.direction}
          values={['up', 'down']}
          names={t.directions}
          onChange={(direction) => onChange({ direction })}
        />
        <MoneyField
          key={draft.by}
          label={t.amount[draft.by]}
          name="amount"
          value={draft.amount ?? null}
          onChange={(amount) => onChange({ amount })}
          unreadable={t.amountUnreadable}
          error={missing ? t.amountMissing : undefined}
        />
        <Choice
          label={t.by}
          value={draft.by}
          values={['percent', 'sum']}
          names={t.bys}
          onChange={(by) => onChange({ by, amount: null })}
        />
      </div>
      <Choice
        label={t.rounding}
        hint={t.roundingHint}
        value={draft.rounding}
        values={roundings}
        names={t.roundings}
        onChange={(rounding) => onChange({ rounding })}
      />
      <CheckboxField
        checked={draft.prime}
        onChange={({ target }) => onChange({ prime: target.checked })}
        hint={t.primeHint}
      >
        {t.prime}
      </CheckboxField>
    </>
  );
}

const wishes: readonly ChannelWish[] = ['keep', 'on', 'off'];
const wishNames = { keep: t.channelKeep, on: t.channelOn, off: t.channelOff } as const;

function ChannelChange({ draft, onChange }: ChangeFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {channels.map((channel) => (
        <Choice
          key={channel}
          label={channelNames[channel]}
          value={draft.channels[channel] ?? 'keep'}
          values={wishes}
          names={wishNames}
          onChange={(wish) => onChange({ channels: { ...draft.channels, [channel]: wish } })}
        />
      ))}
    </div>
  );
}

function AllergenChange({ draft, onChange }: ChangeFieldsProps) {
  return (
    <>
      <Choice
        label={t.allergen}
        value={draft.allergen}
        values={allergens}
        names={allergenNames}
        onChange={(allergen) => onChange({ allergen })}
      />
      <Choice
        label={t.presence}
        hint={t.presenceHint}
        value={draft.presence}
        values={['contains', 'may_contain', 'none']}
        names={t.presences}
        onChange={(presence) => onChange({ presence })}
      />
    </>
  );
}

function PublishedChange({ draft, onChange }: ChangeFieldsProps) {
  return (
    <Choice
      label={t.publishing}
      value={draft.published ? 'on' : 'off'}
      values={['on', 'off']}
      names={t.publishings}
      onChange={(word) => onChange({ published: word === 'on' })}
    />
  );
}

function ArchivedChange({ draft, onChange }: ChangeFieldsProps) {
  return (
    <Choice
      label={t.archiving}
      value={draft.archived ? 'on' : 'off'}
      values={['on', 'off']}
      names={t.archivings}
      onChange={(word) => onChange({ archived: word === 'on' })}
    />
  );
}

function VatChange({ draft, onChange }: ChangeFieldsProps) {
  return (
    <Choice
      label={fieldNames.vat_class}
      value={draft.vat_class}
      values={vatClasses.filter((one) => one !== 'cinema')}
      names={vatClassNames}
      onChange={(vat_class) => onChange({ vat_class })}
    />
  );
}

const fieldsOf = {
  price: PriceChange,
  channels: ChannelChange,
  allergen: AllergenChange,
  published: PublishedChange,
  archived: ArchivedChange,
  vat_class: VatChange,
  count: CountChange,
} as const;
const whats = ['price', 'channels', 'allergen', 'published', 'archived', 'vat_class', 'count'] as const;

/** Form of a change of many products. */
export function ChangeFields(props: ChangeFieldsProps) {
  const { draft, onChange } = props;
  const Fields = fieldsOf[draft.what];
  return (
    <>
      <Choice
        label={t.what}
        value={draft.what}
        values={whats}
        names={t.whats}
        onChange={(what) => onChange({ what })}
      />
      <Fields {...props} />
    </>
  );
}
