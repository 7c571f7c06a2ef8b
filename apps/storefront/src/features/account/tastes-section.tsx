import { useAction } from '@zanga/browser/form/use-action.ts';
import type { User } from '@zanga/contract/people/profile';
import { dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import { allergens, dietaryLabels } from '@zanga/domain/catalogue/vocabulary';
import { Chip } from '@zanga/ui/chip.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { LeafIcon } from '@zanga/ui/icons/dish-icons.tsx';
import { type ReactNode, useState } from 'react';
import { allergenNames } from '../../parts/catalogue/catalogue-texts.ts';
import { AccountSection, type Ending } from './account-section.tsx';
import { Facts } from './facts.tsx';
import { SectionButtons } from './section-buttons.tsx';
import { tastesTexts as t } from './tastes-texts.ts';
import { useSaveProfile } from './use-save-profile.ts';

const switched = <T,>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

type ChoicesProps<T extends string> = {
  readonly legend: string;
  readonly all: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
};

function Choices<T extends string>({ legend, all, names, chosen, onChange }: ChoicesProps<T>): ReactNode {
  return (
    <fieldset>
      <legend className="pb-2 font-semibold text-small">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((item) => (
          <Chip key={item} pressed={chosen.includes(item)} onClick={() => onChange(switched(chosen, item))}>
            {names[item]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

type TastesFormProps = Ending & { readonly user: User };

function TastesForm({ user, onSaved, onCancel }: TastesFormProps) {
  const saveProfile = useSaveProfile();
  const [labels, setLabels] = useState<readonly (typeof dietaryLabels)[number][]>(user.dietary_labels);
  const [avoid, setAvoid] = useState<readonly (typeof allergens)[number][]>(user.allergens_to_avoid);
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    await saveProfile({ dietary_labels: [...labels], allergens_to_avoid: [...avoid] });
    onSaved();
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormAlert text={alert} />
      <Choices
        legend={t.labels}
        all={dietaryLabels}
        names={dietaryLabelNames}
        chosen={labels}
        onChange={setLabels}
      />
      <Choices legend={t.avoid} all={allergens} names={allergenNames} chosen={avoid} onChange={setAvoid} />
      <p className="text-ink-soft text-small">{t.note}</p>
      <p className="rounded-md bg-lemon-wash px-4 py-3 text-lemon-ink text-small">{t.caution}</p>
      <SectionButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** The person's diet and allergens; the menu is filtered by them. */
export function TastesSection({ user }: { readonly user: User }) {
  const labels = user.dietary_labels.map((label) => dietaryLabelNames[label]).join(', ');
  const avoid = user.allergens_to_avoid.map((allergen) => allergenNames[allergen]).join(', ');
  return (
    <AccountSection
      alone
      id="gusti"
      title={t.title}
      icon={LeafIcon}
      summary={
        <Facts
          facts={[
            [t.labels, labels],
            [t.avoid, avoid],
          ]}
        />
      }
      form={(ending) => <TastesForm user={user} {...ending} />}
    />
  );
}
