import type { Point } from '@zanga/domain/shops/geography';
import { offsetFrom } from '@zanga/domain/shops/offset';
import type { ReactNode } from 'react';
import { pinTexts as t } from '../address-texts.ts';

type Landmark = { readonly name: string; readonly position: Point };

type SketchMapProps = {
  readonly pin: Point;
  /** Place that the search found; the circles are drawn around it. */
  readonly origin: Point;
  readonly landmarks: readonly Landmark[];
  readonly metresPerUnit: number;
  /** Map tiles over the lines, where there are any. */
  readonly ground?: ReactNode;
};

/** Size of the drawing; the pin is at its middle. */
export const sketch = { width: 400, height: 240 } as const;

/** Units between the lines of the grid and between the circles. */
const step = 40;
const middle = { x: sketch.width / 2, y: sketch.height / 2 };

/** Grid lines that move with the ground: positions of the next line on each side of the middle. */
const gridLines = (offset: number, length: number) => {
  const first = (((length / 2 - offset) % step) + step) % step;
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => first + index * step);
};

function Grid({ found }: { readonly found: { readonly x: number; readonly y: number } }) {
  return (
    <g className="stroke-line" strokeWidth="1">
      {gridLines(middle.x - found.x, sketch.width).map((x) => (
        <path key={x} d={`M${x} 0V${sketch.height}`} />
      ))}
      {gridLines(middle.y - found.y, sketch.height).map((y) => (
        <path key={y} d={`M0 ${y}H${sketch.width}`} />
      ))}
    </g>
  );
}

/** Drawing in place of a map server: distances, compass, our shops. Hidden from screen readers, which get words. */
export function SketchMap({ pin, origin, landmarks, metresPerUnit, ground }: SketchMapProps) {
  const at = (place: Point) => {
    const { north, east } = offsetFrom(pin, place);
    return { x: middle.x + east / metresPerUnit, y: middle.y - north / metresPerUnit };
  };
  const found = at(origin);
  const isSeen = ({ x, y }: { x: number; y: number }) =>
    x > -20 && x < sketch.width + 20 && y > -20 && y < sketch.height + 20;
  return (
    <svg
      viewBox={`0 0 ${sketch.width} ${sketch.height}`}
      className="block h-auto w-full bg-basil-wash"
      aria-hidden="true"
    >
      <Grid found={found} />
      {ground}
      <g className="fill-none stroke-basil" strokeDasharray="3 5" strokeLinecap="round">
        {[1, 2, 3, 4].map((ring) => (
          <circle key={ring} cx={found.x} cy={found.y} r={ring * step} />
        ))}
      </g>
      <circle cx={found.x} cy={found.y} r="4" className="fill-basil" />
      {landmarks
        .map(({ name, position }) => ({ name, ...at(position) }))
        .filter(isSeen)
        .map(({ name, x, y }) => (
          <g key={name}>
            <rect x={x - 5} y={y - 5} width="10" height="10" rx="3" className="fill-majolica" />
            <text
              x={x + 9}
              y={y + 4}
              fontSize="11"
              strokeWidth="3"
              paintOrder="stroke"
              className="fill-ink stroke-canvas font-semibold"
            >
              {name}
            </text>
          </g>
        ))}
      {/* Labels have a rim in the page's colour: a map may be pale in the dark theme. */}
      <g className="fill-ink stroke-canvas" strokeWidth="3" paintOrder="stroke" fontSize="11">
        <text x="12" y={sketch.height - 22}>
          {t.scale(step * metresPerUnit)}
        </text>
        <text x="376" y="48">
          N
        </text>
      </g>
      {['stroke-canvas', 'stroke-ink'].map((colour, over) => (
        <g key={colour} className={`fill-none ${colour}`} strokeWidth={over ? 1.5 : 4} strokeLinecap="round">
          <path d={`M12 ${sketch.height - 14}h${step}m0-4v8m-${step}-8v8`} />
          <path d="M380 34V16m-5 6 5-7 5 7" />
        </g>
      ))}
    </svg>
  );
}
