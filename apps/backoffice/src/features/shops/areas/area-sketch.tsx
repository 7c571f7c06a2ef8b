import type { AreasForm } from '@zanga/domain/shops/areas/areas-form';
import { boundsOf, type Point } from '@zanga/domain/shops/geography';
import { offsetFrom } from '@zanga/domain/shops/offset';
import { areasTexts as t } from './areas-texts.ts';

const size = { width: 400, height: 320 };
const rim = 24;
const kilometre = 1000;

type AreaSketchProps = { readonly areas: AreasForm['areas']; readonly position: Point };

type Span = { readonly middle: number; readonly length: number };

/** From the least to the most of some metres, never so little that the shop would stand in a corner alone. */
const spanOf = (metres: readonly number[]): Span => {
  const [least, most] = [Math.min(0, ...metres), Math.max(0, ...metres)];
  return { middle: (least + most) / 2, length: Math.max(most - least, 2 * kilometre) };
};

/** Where places fall in the drawing: the shop and everything it serves, as near as can be. */
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

type AreaNameProps = { readonly name: string; readonly x: number; readonly y: number };

function AreaName({ name, x, y }: AreaNameProps) {
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
      {name.length > 24 ? `${name.slice(0, 23)}…` : name}
    </text>
  );
}

/** The areas of a shop around it, drawn by us: no map service learns what is looked at. Words say the rest. */
export function AreaSketch({ areas, position }: AreaSketchProps) {
  const drawn = areas.filter(({ polygon }) => polygon.length > 2);
  const { at, step } = placing(
    position,
    drawn.flatMap(({ polygon }) => polygon),
  );
  const shop = at(position);
  /** The middle of an area, beside the shop where that stands in it. */
  const middle = (polygon: readonly Point[]) => {
    const bounds = boundsOf(polygon);
    const { x, y } = at(
      bounds ? { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 } : position,
    );
    return { x, y: Math.abs(y - shop.y) < 16 ? shop.y - 14 : y };
  };
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t.sketch}
      className="mx-auto block max-h-80 w-full rounded-sm bg-basil-wash"
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
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <AreaName key={index} name={name} {...middle(polygon)} />;
      })}
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
