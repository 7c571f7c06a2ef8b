import type { Point, Polygon } from '@zanga/domain/shops/geography';
import { moved, offsetFrom } from '@zanga/domain/shops/offset';
import type { ReactNode } from 'react';
import { lineOnMap } from './area-ground.tsx';
import { AreaOutline } from './area-outline.tsx';

/** Converts positions to hundredths of the drawing, and back. */
export const placing = (position: Point, reach: number) => ({
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

type AreaPaperProps = {
  readonly polygon: Polygon;
  readonly others: readonly Polygon[];
  readonly at: ReturnType<typeof placing>['at'];
  readonly step: number;
  /** Map below the lines, if one is configured. */
  readonly ground: ReactNode;
};

/** Ground of the drawing: kilometres, other areas, this one, and the shop in the middle. */
export function AreaPaper({ polygon, others, at, step, ground }: AreaPaperProps) {
  const points = (corners: Polygon) => corners.map((corner) => Object.values(at(corner)).join(',')).join(' ');
  const lines = Array.from(
    { length: Math.floor(50 / step) * 2 + 1 },
    (_, index) => 50 + (index - Math.floor(50 / step)) * step,
  );
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="pointer-events-none size-full">
      {ground}
      {step >= 2.5 &&
        lines.map((line) => (
          <path
            key={line}
            d={`M${line} 0V100M0 ${line}H100`}
            className={ground ? lineOnMap : 'stroke-line'}
            strokeWidth="0.25"
          />
        ))}
      {others.map((corners) => (
        <AreaOutline key={points(corners)} points={points(corners)} width={0.4} beside />
      ))}
      <AreaOutline points={points(polygon)} width={0.6} />
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
