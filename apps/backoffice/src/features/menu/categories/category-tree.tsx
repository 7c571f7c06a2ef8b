import { Link } from '@tanstack/react-router';
import type { TreeCategory } from '@zanga/contract/menu/categories-office';
import { type CategoryId, givenId } from '@zanga/domain/ids';
import { deskInputStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { SortableList } from '@zanga/ui/sorting/sortable-list.tsx';
import { sortingWords } from '../../../parts/editing/sorting-words.ts';
import { categoryTexts as t } from './category-texts.ts';
import { levelOf, useMoving } from './use-moving.ts';

const stateOf = ({ published, seen }: TreeCategory, above: TreeCategory | undefined) => {
  if (!published) return t.draft;
  if (above && !above.published) return t.hidden;
  return seen === 0 ? t.empty : undefined;
};

type RowProps = {
  readonly category: TreeCategory;
  readonly above: TreeCategory | undefined;
  /** Whether it has subcategories. */
  readonly full: boolean;
  /** Possible new parents; none when the category has subcategories. */
  readonly places: readonly TreeCategory[];
  readonly mayEdit: boolean;
  readonly onInto: (parent: CategoryId | null) => void;
};

function Row({ category, above, full, places, mayEdit, onInto }: RowProps) {
  const { id, name, products, seen } = category;
  const state = stateOf(category, above);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1">
      <p className="min-w-32 flex-1 py-1 text-small">
        <Link
          to="/menu/categorie/$category"
          params={{ category: id }}
          className="wrap-anywhere font-semibold hover:underline"
        >
          {name}
        </Link>
        <span className="block text-caption text-ink-soft">
          {full ? t.onSale(seen) : t.products(products)}
          {state && <span className="font-semibold text-lemon-ink"> · {state}</span>}
        </span>
      </p>
      {mayEdit && (above || places.length > 0) && (
        <select
          aria-label={t.into(name)}
          className={deskInputStyle('w-36')}
          value=""
          onChange={({ target }) => onInto(target.value === '/' ? null : givenId('cat', target.value))}
        >
          <option value="" disabled>
            {t.moveInto}
          </option>
          {above && <option value="/">{t.firstLevel}</option>}
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

type CategoryTreeProps = { readonly known: readonly TreeCategory[]; readonly mayEdit: boolean };

const keyOf = ({ id }: TreeCategory) => id;
const nameOf = ({ name }: TreeCategory) => name;

/** Tree of categories: sorted within a level, moved into each other. */
export function CategoryTree({ known, mayEdit }: CategoryTreeProps) {
  const { tree, alert, onMove, onInto } = useMoving(known);
  const roots = levelOf(tree, null);
  const sorting = { keyOf, nameOf, words: sortingWords, disabled: !mayEdit };
  const rowOf = (category: TreeCategory, above: TreeCategory | undefined, full: boolean) => (
    <Row
      category={category}
      above={above}
      full={full}
      places={full ? [] : roots.filter(({ id }) => id !== category.id && id !== above?.id)}
      mayEdit={mayEdit}
      onInto={(parent) => onInto(category.id, parent)}
    />
  );
  return (
    <div className="flex max-w-3xl flex-col gap-3 p-4 md:p-6">
      <FormAlert text={alert} />
      <SortableList label={t.list} items={roots} onMove={onMove(null)} {...sorting}>
        {(root) => {
          const below = levelOf(tree, root.id);
          return (
            <>
              {rowOf(root, undefined, below.length > 0)}
              {below.length > 0 && (
                <div className="pt-1.5">
                  <SortableList
                    label={t.below(root.name)}
                    items={below}
                    onMove={onMove(root.id)}
                    {...sorting}
                  >
                    {(category) => rowOf(category, root, false)}
                  </SortableList>
                </div>
              )}
            </>
          );
        }}
      </SortableList>
    </div>
  );
}
