import { circleAround, middleOfLongest, withCorner } from '@zanga/domain/shops/areas/drawing';
import { distanceMetres, type Point, type Polygon } from '@zanga/domain/shops/geography';
import { moved, whereabouts } from '@zanga/domain/shops/offset';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { AreaGround, type GroundMap, MapCredit } from './area-ground.tsx';
import { AreaPaper, placing } from './area-paper.tsx';
import { areasTexts as t } from './areas-texts.ts';
import { CornerHandle } from './corner-handle.tsx';

/** Radius of the view around the shop, in metres. */
const reaches = [500, 1_000, 2_000, 5_000, 10_000, 20_000] as const;
/** A finer outline comes from a file and is edited there: hundreds of corners cannot be dragged. */
const mostHandles = 60;
/** Size of the drawing; it is at most `max-w-md` wide on the screen. */
const paper = { width: 100, height: 100, points: 448 } as const;

const reachOf = (polygon: Polygon, position: Point): number => {
  const far = Math.max(1_500, ...polygon.map((corner) => distanceMetres(position, corner)));
  const found = reaches.findIndex((reach) => reach > far * 1.1);
  return found === -1 ? reaches.length - 1 : found;
};

type AreaDrawingProps = {
  readonly name: string;
  readonly polygon: Polygon;
  readonly others: readonly Polygon[];
  readonly position: Point;
  /** Map below the drawing, if one is configured. */
  readonly map: GroundMap | undefined;
  readonly onPolygon: (polygon: Polygon) => void;
};

/** Buttons for the whole outline, and the zoom. */
function Tools({
  polygon,
  position,
  onPolygon,
  reach,
  onReach,
}: Omit<AreaDrawingProps, 'others' | 'name' | 'map'> & {
  readonly reach: number;
  readonly onReach: (reach: number) => void;
}) {
  const button = deskButtonStyle('outline');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button type="button" className={button} disabled={reach === 0} onClick={() => onReach(reach - 1)}>
        {t.closer}
      </button>
      <button
        type="button"
        className={button}
        disabled={reach === reaches.length - 1}
        onClick={() => onReach(reach + 1)}
      >
        {t.wider}
      </button>
      {polygon.length === 0 ? (
        <button
          type="button"
          className={button}
          onClick={() => onPolygon(circleAround(position, (reaches[reach] ?? 2_000) * 0.6))}
        >
          {t.circle}
        </button>
      ) : (
        <button type="button" className={button} onClick={() => onPolygon([])}>
          {t.clearOutline}
        </button>
      )}
    </div>
  );
}

/** Outline of an area, drawn around the shop by finger, mouse or keys, on paper or on the configured map. */
export function AreaDrawing({ name, polygon, others, position, map, onPolygon }: AreaDrawingProps) {
  const id = useId();
  const surface = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState(() => reachOf(polygon, position));
  const reach = reaches[chosen] ?? 2_000;
  const { at, placeOf } = placing(position, reach);
  const drag = (event: PointerEvent, index: number) => {
    const box = surface.current?.getBoundingClientRect();
    if (box) onPolygon(polygon.with(index, placeOf(event, box)));
  };
  const remove = (index: number) => {
    if (index === polygon.length - 1) surface.current?.focus();
    onPolygon(polygon.toSpliced(index, 1));
  };
  const handles = polygon.length <= mostHandles ? polygon : [];
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-small">{t.draw}</p>
      <div className="relative aspect-square w-full max-w-md overflow-clip rounded-sm border border-line">
        <button
          ref={surface}
          type="button"
          aria-label={t.addCorner(name)}
          aria-describedby={`${id}-hint`}
          className="absolute inset-0 cursor-crosshair bg-basil-wash"
          onClick={({ clientX, clientY, detail, currentTarget }) => {
            // A press by key has no position.
            const place =
              detail === 0
                ? middleOfLongest(polygon, position)
                : placeOf({ clientX, clientY }, currentTarget.getBoundingClientRect());
            onPolygon(withCorner(polygon, place));
          }}
        >
          <AreaPaper
            {...{ polygon, others, at }}
            step={50_000 / reach}
            ground={map && <AreaGround map={map} center={position} size={paper} metresPerUnit={reach / 50} />}
          />
        </button>
        {handles.map((corner, index) => (
          <CornerHandle
            // biome-ignore lint/suspicious/noArrayIndexKey: corners have no name but their place in the outline
            key={index}
            label={t.corner(index + 1, polygon.length, whereabouts(position, corner))}
            at={at(corner)}
            onDrag={(event) => drag(event, index)}
            onStep={(offset) => onPolygon(polygon.with(index, moved(corner, offset)))}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <MapCredit map={map} />
      <p id={`${id}-hint`} className="text-caption text-ink-soft">
        {polygon.length > mostHandles ? t.tooFine(polygon.length) : t.drawHint}
      </p>
      <Tools polygon={polygon} position={position} onPolygon={onPolygon} reach={chosen} onReach={setChosen} />
    </div>
  );
}
