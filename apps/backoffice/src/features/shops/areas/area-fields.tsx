import { money } from '@zanga/browser/format.ts';
import { cents } from '@zanga/domain/money';
import { readStreets, readTowns, writeStreets, writeTowns } from '@zanga/domain/shops/areas/area-lines';
import type { EditedArea } from '@zanga/domain/shops/areas/areas-form';
import { readGeoJson, writeGeoJson } from '@zanga/domain/shops/areas/geojson';
import type { Point, Polygon } from '@zanga/domain/shops/geography';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import { useState } from 'react';
import { DrawnFields } from '../../../parts/editing/drawn-fields.tsx';
import type { OnRead } from '../../../parts/editing/use-unreadable.ts';
import { WholeField } from '../../../parts/editing/whole-field.tsx';
import { AreaDrawing } from './area-drawing.tsx';
import type { GroundMap } from './area-ground.tsx';
import { areaForm, areasTexts as t } from './areas-texts.ts';
import { TypedArea } from './typed-area.tsx';

const { names } = areaForm;

type AreaFieldsProps = {
  readonly area: EditedArea;
  readonly onArea: (part: Partial<EditedArea>) => void;
  readonly problem: (field: string) => string | undefined;
  readonly onRead: OnRead;
  /** Position of the shop, and its other areas. */
  readonly position: Point;
  readonly others: readonly Polygon[];
  /** Map below the drawing, if one is configured. */
  readonly map: GroundMap | undefined;
};

const outlineIn = (text: string) => {
  const found = readGeoJson(text);
  if (!found.ok) return { problem: found.text };
  const [first] = found.areas;
  return first ? { value: first.polygon } : { problem: t.outlineHint };
};
const streetsIn = (text: string) => {
  const found = readStreets(text);
  return found.ok ? { value: found.lines } : { problem: t.streetUnreadable(found.line) };
};
const townsIn = (text: string) => {
  const found = readTowns(text);
  return found.ok ? { value: found.lines } : { problem: t.townUnreadable(found.line) };
};

/** Fee, minimum and travel time of an area. */
function TermFields({ area, onArea, problem, onRead }: AreaFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(['fee', 'minimum'] as const).map((field) => (
        <MoneyField
          key={field}
          label={names[field]}
          value={area[field]}
          unreadable={t.priceUnreadable}
          error={problem(field)}
          onChange={(amount) => {
            onRead(field, amount ?? undefined);
            if (typeof amount === 'number') onArea({ [field]: cents(amount) });
          }}
        />
      ))}
      <MoneyField
        label={names.free_over}
        hint={t.freeHint}
        value={area.free_over}
        unreadable={t.priceUnreadable}
        error={problem('free_over')}
        onChange={(amount) => {
          onRead('free_over', amount);
          if (amount !== undefined) onArea({ free_over: amount === null ? null : cents(amount) });
        }}
      />
      <WholeField
        label={names.lead_minutes}
        value={area.lead_minutes}
        unreadable={t.minutesUnreadable}
        error={problem('lead_minutes')}
        onChange={(minutes) => {
          onRead('lead_minutes', minutes ?? undefined);
          if (typeof minutes === 'number') onArea({ lead_minutes: minutes });
        }}
      />
    </div>
  );
}

/** Towns, streets and outline of an area. */
function PlaceFields({ area, onArea, problem, onRead, position, others, map }: AreaFieldsProps) {
  // Typed text stays in its field until it is read; a drawn outline replaces it.
  const [drawn, setDrawn] = useState(0);
  return (
    <>
      <TypedArea
        label={names.towns}
        hint={t.townsHint}
        rows={2}
        value={writeTowns(area.towns)}
        read={townsIn}
        error={problem('towns')}
        onValue={(towns) => {
          onRead('towns', towns);
          if (towns) onArea({ towns });
        }}
      />
      <TypedArea
        label={names.streets}
        hint={t.streetsHint}
        rows={5}
        value={writeStreets(area.streets)}
        read={streetsIn}
        error={problem('streets')}
        onValue={(streets) => {
          onRead('streets', streets);
          if (streets) onArea({ streets });
        }}
      />
      <AreaDrawing
        name={area.name || t.unnamed}
        polygon={area.polygon}
        others={others}
        position={position}
        map={map}
        onPolygon={(polygon) => {
          setDrawn(drawn + 1);
          onRead('polygon', polygon);
          onArea({ polygon });
        }}
      />
      <TypedArea
        key={drawn}
        label={names.polygon}
        hint={t.outlineHint}
        rows={4}
        value={area.polygon.length > 0 ? writeGeoJson(area.polygon) : ''}
        read={outlineIn}
        error={problem('polygon')}
        onValue={(polygon) => {
          onRead('polygon', polygon);
          if (polygon) onArea({ polygon });
        }}
      />
    </>
  );
}

type AreaRowProps = AreaFieldsProps & { readonly wrong: boolean; readonly onRemove: () => void };

/** An area: closed it shows name and fee, open it is a form. */
export function AreaRow({ wrong, onRemove, ...fields }: AreaRowProps) {
  const { area, onArea, problem } = fields;
  const name = area.name || t.unnamed;
  const editing = { form: area, change: onArea, problem };
  // An area that began open stays open: it would close under the hand that completes it.
  const [began] = useState(wrong);
  // A row that was never opened loads no map tiles.
  const [looked, setLooked] = useState(wrong);
  return (
    <li className="rounded-md border border-line bg-surface">
      <details open={began || wrong} onToggle={({ currentTarget }) => currentTarget.open && setLooked(true)}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-md p-4 text-small hover:bg-canvas md:px-5">
          <span className="font-semibold text-body wrap-anywhere">{name}</span>
          <span className="text-ink-soft">{t.terms(money(area.fee), area.polygon.length)}</span>
        </summary>
        <div className="flex flex-col gap-5 p-4 pt-0 md:p-5 md:pt-0">
          <DrawnFields section="name" {...areaForm} {...{ editing, onRead: fields.onRead }} />
          <TermFields {...fields} />
          <PlaceFields {...fields} map={looked ? fields.map : undefined} />
          <button
            type="button"
            aria-label={t.removeNamed(name)}
            className={deskButtonStyle('danger', 'self-start')}
            onClick={onRemove}
          >
            {t.remove}
          </button>
        </div>
      </details>
    </li>
  );
}
