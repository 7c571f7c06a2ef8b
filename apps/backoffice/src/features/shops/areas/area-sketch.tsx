import type { AreasForm } from '@zanga/domain/shops/areas/areas-form';
import { boundsOf, type Point } from '@zanga/domain/shops/geography';
import { moved, offsetFrom } from '@zanga/domain/shops/offset';
import { AreaGround, type GroundMap, lineOnMap } from './area-ground.tsx';
import { apart, type NamePlace, shortName } from './area-names.ts';
import { AreaOutline } from './area-outline.tsx';
import { areasTexts as t } from './areas-texts.ts';

/** Size of the drawing, in the points it is shown in. */
const size = { width: 400, height: 320, points: 400 } as const;
const rim = 24;
const kilometre = 1000;

type AreaSketchProps = {
  readonly areas: AreasForm['areas'];
  readonly position: Point;
  /** Map below the drawing, if one is configured. */
  readonly map: GroundMap | undefined;
};

type Span = { readonly middle: number; readonly length: number };

/** Range of some metres, never so small that the shop stands alone in a corner. */
const spanOf = (metres: readonly number[]): Span => {
  const [least, most] = [Math.min(0, ...metres), Math.max(0, ...metres)];
  return { middle: (least + most) / 2, length: Math.max(most - least, 2 * kilometre) };
};

/** Maps positions into the drawing: the shop and everything it serves, as large as possible. */
const placing = (position: Point, corners: readonly Point[]) => {
  const offsets = corners.map((corner) => offsetFrom(position, corner));
  const across = spanOf(offsets.map(({ east }) => east));
  const up = spanOf(offsets.map(({ north }) => north));
  const metres = Math.max(across.length / (size.width - 2 * rim), up.length / (size.height - 2 * rim));
  const at = (place: Point) => {
    const { north, east } = offsetFrom(position, place);
    return {
      x: size.width / 2 + (east - across.middle) / metres,
      y: size.height / 2 - (north - up.middle) / metres,
    };
  };
  const center = moved(position, { north: up.middle, east: across.middle });
  return { at, center, metres };
};

const lines = (length: number, step: number): readonly number[] => {
  const first = (length / 2) % step;
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => first + index * step);
};

function Grid({ step, onMap }: { readonly step: number; readonly onMap: boolean }) {
  return (
    <g className={onMap ? lineOnMap : 'stroke-line'} strokeWidth="1">
      {lines(size.width, step).map((x) => (
        <path key={x} d={`M${x} 0V${size.height}`} />
      ))}
      {lines(size.height, step).map((y) => (
        <path key={y} d={`M0 ${y}H${size.width}`} />
      ))}
    </g>
  );
}

function AreaName({ name, x, y }: NamePlace) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize="12"
      strokeWidth="3"
      paintOrder="stroke"
      className="fill-ink stroke-canvas font-semibold"
    >
      {shortName(name)}
    </text>
  );
}

/** The areas of a shop around it, on paper or on the configured map; a text beside it says the same. */
export function AreaSketch({ areas, position, map }: AreaSketchProps) {
  const drawn = areas.filter(({ polygon }) => polygon.length > 2);
  const { at, center, metres } = placing(
    position,
    drawn.flatMap(({ polygon }) => polygon),
  );
  const step = kilometre / metres;
  const shop = at(position);
  const names = drawn.map(({ name, polygon }) => {
    const bounds = boundsOf(polygon);
    const middle = bounds && { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
    return { name, ...at(middle ?? position) };
  });
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t.sketch}
      className="mx-auto block max-h-80 w-full rounded-sm bg-basil-wash"
    >
      {map && <AreaGround map={map} center={center} size={size} metresPerUnit={metres} />}
      {step > 6 && <Grid step={step} onMap={map !== undefined} />}
      {drawn.map(({ polygon }, index) => (
        <AreaOutline
          // biome-ignore lint/suspicious/noArrayIndexKey: an area may be renamed, and has no other name
          key={index}
          points={polygon.map((corner) => Object.values(at(corner)).join(',')).join(' ')}
          width={2}
        />
      ))}
      {apart(names, { shop, height: size.height }).map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <AreaName key={index} {...place} />
      ))}
      <rect
        x={shop.x - 6}
        y={shop.y - 6}
        width="12"
        height="12"
        rx="3"
        className="fill-tomato stroke-raised"
        strokeWidth="2"
      />
    </svg>
  );
}
