import { circleAround, middleOfLongest, withCorner } from '@zanga/domain/shops/areas/drawing';
import { distanceMetres, type Point, type Polygon } from '@zanga/domain/shops/geography';
import { moved, offsetFrom, whereabouts } from '@zanga/domain/shops/offset';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { areasTexts as t } from './areas-texts.ts';
import { CornerHandle } from './corner-handle.tsx';

/** How far is seen from the shop, in metres. */
const reaches = [500, 1_000, 2_000, 5_000, 10_000, 20_000] as const;
/** A finer outline comes from a file and is changed there: nobody drags hundreds of corners. */
const mostHandles = 60;

const reachOf = (polygon: Polygon, position: Point): number => {
  const far = Math.max(1_500, ...polygon.map((corner) => distanceMetres(position, corner)));
  const found = reaches.findIndex((reach) => reach > far * 1.1);
  return found === -1 ? reaches.length - 1 : found;
};

/** Where a place falls, in hundredths of the drawing, and back. */
const placing = (position: Point, reach: number) => ({
  at: (place: Point) => {
    const { north, east } = offsetFrom(position, place);
    return { x: 50 + (east / reach) * 50, y: 50 - (north / reach) * 50 };
  },
  placeOf: ({ clientX, clientY }: { clientX: number; clientY: number }, box: DOMRect): Point =>
    moved(position, {
      north: (0.5 - (clientY - box.top) / box.height) * 2 * reach,
      east: ((clientX - box.left) / box.width - 0.5) * 2 * reach,
    }),
});

type PaperProps = {
  readonly polygon: Polygon;
  readonly others: readonly Polygon[];
  readonly at: ReturnType<typeof placing>['at'];
  readonly step: number;
};

/** The ground: kilometres, the other areas, this one, and the shop in the middle. */
function Paper({ polygon, others, at, step }: PaperProps) {
  const points = (corners: Polygon) => corners.map((corner) => Object.values(at(corner)).join(',')).join(' ');
  const lines = Array.from(
    { length: Math.floor(50 / step) * 2 + 1 },
    (_, index) => 50 + (index - Math.floor(50 / step)) * step,
  );
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="pointer-events-none size-full">
      {step >= 2.5 &&
        lines.map((line) => (
          <path key={line} d={`M${line} 0V100M0 ${line}H100`} className="stroke-line" strokeWidth="0.25" />
        ))}
      {others.map((corners) => (
        <polygon
          key={points(corners)}
          points={points(corners)}
          className="fill-ink/5 stroke-ink-soft"
          strokeWidth="0.4"
          strokeDasharray="1.5 1"
        />
      ))}
      <polygon
        points={points(polygon)}
        className="fill-basil/20 stroke-basil"
        strokeWidth="0.6"
        strokeLinejoin="round"
      />
      <rect
        x="48.5"
        y="48.5"
        width="3"
        height="3"
        rx="0.7"
        className="fill-tomato stroke-raised"
        strokeWidth="0.5"
      />
    </svg>
  );
}

type AreaDrawingProps = {
  readonly name: string;
  readonly polygon: Polygon;
  readonly others: readonly Polygon[];
  readonly position: Point;
  readonly onPolygon: (polygon: Polygon) => void;
};

/** What is done to the whole outline, and how much of the town is seen. */
function Tools({
  polygon,
  position,
  onPolygon,
  reach,
  onReach,
}: Omit<AreaDrawingProps, 'others' | 'name'> & {
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

/** An area's outline, drawn around the shop by finger, mouse or keys: no map service learns what is looked at. */
export function AreaDrawing({ name, polygon, others, position, onPolygon }: AreaDrawingProps) {
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
            // Pressed by a key, there is no place that was meant.
            const place =
              detail === 0
                ? middleOfLongest(polygon, position)
                : placeOf({ clientX, clientY }, currentTarget.getBoundingClientRect());
            onPolygon(withCorner(polygon, place));
          }}
        >
          <Paper polygon={polygon} others={others} at={at} step={50_000 / reach} />
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
      <p id={`${id}-hint`} className="text-caption text-ink-soft">
        {polygon.length > mostHandles ? t.tooFine(polygon.length) : t.drawHint}
      </p>
      <Tools polygon={polygon} position={position} onPolygon={onPolygon} reach={chosen} onReach={setChosen} />
    </div>
  );
}
