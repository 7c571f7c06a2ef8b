import { Link } from '@tanstack/react-router';
import { mostPairings } from '@zanga/contract/menu/menu-office';
import { givenId } from '@zanga/domain/ids';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { ComboboxField } from '@zanga/ui/fields/combobox-field.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { SortableList } from '@zanga/ui/sorting/sortable-list.tsx';
import { useId } from 'react';
import { sortingWords } from '../../../parts/editing/sorting-words.ts';
import { fieldNames, menuTexts } from '../menu-texts.ts';
import type { Editing } from '../use-saving.ts';
import type { Pairings } from './use-pairings.ts';

const t = menuTexts.product;

type PairingFieldsProps = { readonly editing: Editing; readonly pairings: Pairings };

function Add({ editing, pairings }: PairingFieldsProps) {
  const { form, change, problem } = editing;
  const chosen = form.pairings;
  const id = useId();
  if (chosen.length >= mostPairings)
    return (
      <div>
        <p className="text-small">{t.allPairings(mostPairings)}</p>
        <FieldError id={id} error={problem('pairings')} />
      </div>
    );
  const rest = pairings.found.filter((one) => !chosen.includes(one.id));
  return (
    <ComboboxField
      label={t.addPairing}
      key={chosen.length}
      items={rest.map(({ id: value, name }) => ({ value, label: name }))}
      value={null}
      onChange={(other) => {
        if (other === null) return;
        const product = givenId('prd', other);
        pairings.keep(product);
        change({ pairings: [...chosen, product] });
      }}
      onType={pairings.onType}
      none={t.noPairing}
      error={problem('pairings')}
    />
  );
}

/** Products offered beside this one, in order. */
export function PairingFields({ editing, pairings }: PairingFieldsProps) {
  const { form, change } = editing;
  const chosen = form.pairings;
  const { nameOf, stateOf } = pairings;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-caption text-ink-soft">{t.pairingsHint}</p>
      {chosen.length === 0 && <p className="text-small">{t.noPairings}</p>}
      <SortableList
        label={fieldNames.pairings}
        items={chosen}
        keyOf={(id) => id}
        nameOf={nameOf}
        words={sortingWords}
        onMove={(from, to) => change({ pairings: [...moved(chosen, from, to)] })}
      >
        {(id) => (
          <div className="flex min-h-8 flex-wrap items-center gap-x-3 px-1 pointer-coarse:min-h-11">
            <p className="min-w-40 flex-1 py-1 text-small">
              <Link
                to="/menu/$product"
                params={{ product: id }}
                className="wrap-anywhere font-semibold hover:underline"
              >
                {nameOf(id)}
              </Link>
              {stateOf(id) !== 'offered' && (
                <span className="block text-caption text-ink-soft">{t.pairingStates[stateOf(id)]}</span>
              )}
            </p>
            <button
              type="button"
              aria-label={t.removePairing(nameOf(id))}
              className={deskButtonStyle('quiet')}
              onClick={() => change({ pairings: chosen.filter((one) => one !== id) })}
            >
              {t.remove}
            </button>
          </div>
        )}
      </SortableList>
      <Add editing={editing} pairings={pairings} />
    </div>
  );
}
