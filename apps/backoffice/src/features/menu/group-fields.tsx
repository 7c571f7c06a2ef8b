import { Link } from '@tanstack/react-router';
import { givenId } from '@zanga/domain/ids';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { ComboboxField } from '@zanga/ui/fields/combobox-field.tsx';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { SortableList } from '@zanga/ui/sorting/sortable-list.tsx';
import { sortingWords } from '../../parts/editing/sorting-words.ts';
import { fieldNames, menuTexts } from './menu-texts.ts';
import { askedWords, firstWords } from './options/group-words.ts';
import { useOptionGroups } from './options/option-queries.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

/** Option groups of a product, in order. */
export function GroupFields({ editing }: { readonly editing: Editing }) {
  const { form, change, problem } = editing;
  const known = useOptionGroups().data?.data ?? [];
  const chosen = form.option_groups;
  const nameOf = (id: string) => known.find((one) => one.id === id)?.name ?? id;
  const asked = (id: string) => {
    const group = known.find((one) => one.id === id);
    return group ? `${askedWords(group)}: ${firstWords(group.first)}` : '';
  };
  const rest = known.filter(({ id, archived }) => !archived && !chosen.includes(id));
  return (
    <div className="flex flex-col gap-3">
      <p className="text-caption text-ink-soft">{t.groupsHint}</p>
      {chosen.length === 0 && <p className="text-small">{t.noGroups}</p>}
      <SortableList
        label={fieldNames.option_groups}
        items={chosen}
        keyOf={(id) => id}
        nameOf={nameOf}
        words={sortingWords}
        onMove={(from, to) => change({ option_groups: [...moved(chosen, from, to)] })}
      >
        {(id) => (
          <div className="flex min-h-8 flex-wrap items-center gap-x-3 px-1 pointer-coarse:min-h-11">
            <p className="min-w-40 flex-1 py-1 text-small">
              <Link
                to="/menu/opzioni/$group"
                params={{ group: id }}
                className="wrap-anywhere font-semibold hover:underline"
              >
                {nameOf(id)}
              </Link>
              <span className="block text-caption text-ink-soft">{asked(id)}</span>
            </p>
            <button
              type="button"
              aria-label={t.removeGroup(nameOf(id))}
              className={deskButtonStyle('quiet')}
              onClick={() => change({ option_groups: chosen.filter((one) => one !== id) })}
            >
              {t.remove}
            </button>
          </div>
        )}
      </SortableList>
      <ComboboxField
        label={t.addGroup}
        key={chosen.length}
        items={rest.map(({ id, name, first }) => ({ value: id, label: `${name} (${firstWords(first)})` }))}
        value={null}
        onChange={(id) => id !== null && change({ option_groups: [...chosen, givenId('opt', id)] })}
        none={t.noGroup}
        error={problem('option_groups')}
      />
    </div>
  );
}
