import { Chip } from '@zanga/ui/chip.tsx';
import { searchTexts as t } from './search-texts.ts';

type SearchScopeProps = {
  /** Name of the root category one came from. */
  readonly category: string;
  readonly everywhere: boolean;
  readonly onChange: (everywhere: boolean) => void;
};

/** Whether to stay in the category one came from. */
export function SearchScope({ category, everywhere, onChange }: SearchScopeProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 px-4 pt-3">
      <legend className="sr-only">{t.scope}</legend>
      <Chip pressed={!everywhere} onClick={() => onChange(false)}>
        {t.only(category)}
      </Chip>
      <Chip pressed={everywhere} onClick={() => onChange(true)}>
        {t.everywhere}
      </Chip>
    </fieldset>
  );
}
