import type { AreasForm } from '@zanga/domain/shops/areas/areas-form';
import { boundsOf, type Point } from '@zanga/domain/shops/geography';
import { offsetFrom } from '@zanga/domain/shops/offset';
import { areasTexts as t } from './areas-texts.ts';

const size = { width: 400, height: 320 };
const rim = 24;
const kilometre = 1000;

type AreaSketchProps = { readonly areas: AreasForm['areas']; readonly position: Point };

/** Where places fall in the drawing: around the shop, as near as everything can be seen. */
const placing = (position: Point, corners: readonly Point[]) => {
  const offsets = corners.map((corner) => offsetFrom(position, corner));
  const reach = (of: (offset: { north: number; east: number }) => number, room: number) =>
    Math.max(kilometre, ...offsets.map((offset) => Math.abs(of(offset)))) / (room / 2 - rim);
  const metres = Math.max(
    reach(({ east }) => east, size.width),
    reach(({ north }) => north, size.height),
  );
  const at = (place: Point) => {
    const { north, east } = offsetFrom(position, place);
    return { x: size.width / 2 + east / metres, y: size.height / 2 - north / metres };
  };
  return { at, step: kilometre / metres };
};

const lines = (length: number, step: number): readonly number[] => {
  const first = (length / 2) % step;
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => first + index * step);
};

function Grid({ step }: { readonly step: number }) {
  return (
    <g className="stroke-line" strokeWidth="1">
      {lines(size.width, step).map((x) => (
        <path key={x} d={`M${x} 0V${size.height}`} />
      ))}
      {lines(size.height, step).map((y) => (
        <path key={y} d={`M0 ${y}H${size.width}`} />
      ))}
    </g>
  );
}

/** The areas of a shop around it, drawn by us: no map service learns what is looked at. Words say the rest. */
export function AreaSketch({ areas, position }: AreaSketchProps) {
  const drawn = areas.filter(({ polygon }) => polygon.length > 2);
  const { at, step } = placing(
    position,
    drawn.flatMap(({ polygon }) => polygon),
  );
  const middle = (polygon: readonly Point[]) => {
    const bounds = boundsOf(polygon);
    return at(
      bounds ? { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 } : position,
    );
  };
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t.sketch}
      className="block h-auto w-full rounded-sm bg-basil-wash"
    >
      {step > 6 && <Grid step={step} />}
      {drawn.map(({ polygon }, index) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: an area may be renamed, and has no other name
          key={index}
          points={polygon.map((corner) => Object.values(at(corner)).join(',')).join(' ')}
          className="fill-basil/20 stroke-basil"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      ))}
      {drawn.map(({ name, polygon }, index) => {
        const { x, y } = middle(polygon);
        return (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            x={x}
            y={y}
            textAnchor="middle"
            fontSize="12"
            strokeWidth="3"
            paintOrder="stroke"
            className="fill-ink stroke-canvas font-semibold"
          >
            {name.length > 24 ? `${name.slice(0, 23)}…` : name}
          </text>
        );
      })}
      <rect
        x={size.width / 2 - 6}
        y={size.height / 2 - 6}
        width="12"
        height="12"
        rx="3"
        className="fill-tomato stroke-raised"
        strokeWidth="2"
      />
    </svg>
  );
}
