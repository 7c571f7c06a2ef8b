import { money } from '@zanga/browser/format.ts';
import type { EditedAreas } from '@zanga/contract/shops/shop-areas';
import { cents } from '@zanga/domain/money';
import { areaFields } from '@zanga/domain/shops/areas/area-fields';
import { type AreasForm, type EditedArea, overlaps } from '@zanga/domain/shops/areas/areas-form';
import { blankSimple } from '@zanga/domain/staff/editing/described';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import type { SyntheticEvent } from 'react';
import { MeanwhileNotice } from '../../../parts/editing/meanwhile-notice.tsx';
import { SaveBar } from '../../../parts/editing/save-bar.tsx';
import { useUnreadable } from '../../../parts/editing/use-unreadable.ts';
import { UnsavedGuard } from '../../../parts/form/unsaved.tsx';
import { shopTexts } from '../shop-texts.ts';
import { AddAreas } from './add-areas.tsx';
import { AreaRow } from './area-fields.tsx';
import { type GroundMap, MapCredit, useGroundMap } from './area-ground.tsx';
import { AreaSketch } from './area-sketch.tsx';
import { fieldNames, areasTexts as t } from './areas-texts.ts';
import { useAreasEditing } from './use-areas-editing.ts';

const words = ({ areas }: AreasForm): string =>
  areas
    .map(({ name, fee, streets, polygon }) =>
      [name, t.terms(money(fee), polygon.length), `${streets.length} vie`].join(', '),
    )
    .join('; ') || t.none;

type Editing = ReturnType<typeof useAreasEditing>;

type DrawnProps = {
  readonly areas: AreasForm['areas'];
  readonly position: EditedAreas['position'];
  readonly map: GroundMap | undefined;
};

function Drawn({ areas, position, map }: DrawnProps) {
  return (
    <section
      aria-label={t.sketch}
      className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4"
    >
      <AreaSketch areas={areas} position={position} map={map} />
      <MapCredit map={map} />
      <p className="text-caption text-ink-soft">{t.sketchLine}</p>
      {overlaps({ areas }).map(({ between: [one, other], charged }) => (
        <p
          key={`${one} ${other}`}
          className="rounded-sm bg-lemon-wash p-2.5 text-lemon-ink text-small wrap-anywhere"
        >
          {t.overlap(one, other, charged.name, money(charged.fee))}
        </p>
      ))}
    </section>
  );
}

type RowsProps = {
  readonly map: GroundMap | undefined;
  readonly position: EditedAreas['position'];
  readonly editing: Editing;
  readonly unreadable: ReturnType<typeof useUnreadable>;
};

function Rows({ map, position, editing: { form, change, problem, isWrong }, unreadable }: RowsProps) {
  const { areas } = form;
  const put = (index: number, part: Partial<EditedArea>) =>
    change({ areas: areas.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <ul className="flex flex-col gap-3 empty:hidden">
      {areas.map((area, index) => (
        <AreaRow
          // The key changes with the number of areas, which drops half-typed text.
          // biome-ignore lint/suspicious/noArrayIndexKey: an area may be renamed, and has no other name
          key={`${areas.length} ${index}`}
          area={area}
          position={position}
          map={map}
          others={areas.flatMap(({ polygon }, at) => (at === index || polygon.length < 3 ? [] : [polygon]))}
          wrong={isWrong(index) || area.name === ''}
          onArea={(part) => put(index, part)}
          problem={(field) => problem(`areas.${index}.${field}`)}
          onRead={(field, value) => unreadable.onRead(`${index}.${field}`, value)}
          onRemove={() => {
            unreadable.forget();
            change({ areas: areas.filter((_, at) => at !== index) });
          }}
        />
      ))}
    </ul>
  );
}

const blank: EditedArea = {
  ...blankSimple(areaFields),
  ...{ polygon: [], fee: cents(250), minimum: cents(1200), lead_minutes: 30, towns: [], streets: [] },
};

type AreasEditorProps = { readonly areas: EditedAreas; readonly mayEdit: boolean };

/** Form of delivery areas, with a drawing of them. */
export function AreasEditor({ areas, mayEdit }: AreasEditorProps) {
  const editing = useAreasEditing(areas);
  const unreadable = useUnreadable();
  const map = useGroundMap();
  const { form, change, busy, alert, dirty, save } = editing;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (unreadable.unreadable === undefined) save();
  };
  const add = (more: readonly Pick<EditedArea, 'name' | 'polygon'>[]) => {
    unreadable.forget();
    change({ areas: [...form.areas, ...more.map((one) => ({ ...blank, ...one }))] });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-6xl gap-5 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_26rem] xl:items-start"
    >
      <UnsavedGuard dirty={dirty} />
      <div className="flex min-w-0 flex-col gap-5 max-xl:order-last">
        {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{shopTexts.readOnly}</p>}
        <FormAlert text={alert ?? (editing.wrong ? t.wrong : undefined)} />
        <MeanwhileNotice editing={editing} title={t.meanwhile} names={fieldNames} words={words} />
        {!areas.delivers && <p className="rounded-md bg-sunken p-4 text-small">{t.noDelivery}</p>}
        {form.areas.length === 0 && <p className="text-ink-soft text-small">{t.none}</p>}
        <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-3">
          <Rows map={map} position={areas.position} editing={editing} unreadable={unreadable} />
          {mayEdit && <AddAreas onAdd={add} />}
        </fieldset>
        {mayEdit && <SaveBar busy={busy} />}
      </div>
      <Drawn areas={form.areas} position={areas.position} map={map} />
    </form>
  );
}
