import { mostCounted } from '@zanga/domain/catalogue/table/counts';
import { givenId } from '@zanga/domain/ids';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { WholeField } from '../../../parts/editing/whole-field.tsx';
import { useShops } from '../../../parts/frame/use-shop.ts';
import { Choice } from './choice.tsx';
import type { Draft } from './many-draft.ts';
import { manyTexts as t } from './many-texts.ts';

type CountChangeProps = {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly missing: boolean;
};

/** Stock of one shop for each product, or an end to counting. */
export function CountChange({ draft, onChange, missing }: CountChangeProps) {
  const shops = useShops().data?.data ?? [];
  const { shop, counting, pieces } = draft;
  const tooMany = pieces != null && pieces > mostCounted;
  const noPieces = missing && pieces == null ? t.piecesUnreadable : undefined;
  return (
    <>
      <SelectField
        label={t.shop}
        value={shop ?? ''}
        error={missing && shop === undefined ? t.shopMissing : undefined}
        onChange={({ target }) =>
          onChange({ shop: target.value === '' ? undefined : givenId('shp', target.value) })
        }
      >
        <option value="">{t.shopNone}</option>
        {shops.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Choice
        label={t.counting}
        hint={counting === 'set' ? t.countingHint : t.endingHint}
        value={counting}
        values={['set', 'end']}
        names={t.countings}
        onChange={(word) => onChange({ counting: word })}
      />
      {counting === 'set' && (
        <WholeField
          label={t.pieces}
          hint={t.piecesHint}
          value={pieces ?? null}
          unreadable={t.piecesUnreadable}
          error={tooMany ? t.piecesTooMany : noPieces}
          onChange={(typed) => onChange({ pieces: typed })}
        />
      )}
    </>
  );
}
