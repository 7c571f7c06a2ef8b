import { useQuery } from '@tanstack/react-query';
import { MapTiles } from '@zanga/browser/map/map-tiles.tsx';
import type { Point } from '@zanga/domain/shops/geography';
import { service } from '../../../base/api.ts';

/** A configured map: address of its tiles, and its credit. */
export type GroundMap = { readonly tiles: string; readonly credit: string };

/** Map below the areas; without one, or offline, the areas are drawn on paper. */
export const useGroundMap = (): GroundMap | undefined => {
  const { data } = useQuery(service.query('GET /api/places/map'));
  return data?.tiles ? { tiles: data.tiles, credit: data.credit } : undefined;
};

/** Kilometre lines on a map, which is bright by day and dimmed in dark mode. */
export const lineOnMap = 'stroke-ink/20';

type AreaGroundProps = {
  readonly map: GroundMap;
  readonly center: Point;
  /** Size in units of the drawing, and its largest width in points: it decides how fine the tiles are. */
  readonly size: { readonly width: number; readonly height: number; readonly points: number };
  readonly metresPerUnit: number;
};

/** Map below a drawing of areas; a missing tile leaves the paper visible. */
export function AreaGround({ map, center, size, metresPerUnit }: AreaGroundProps) {
  const scale = size.width / size.points;
  const frame = {
    width: size.points,
    height: size.height / scale,
    metresPerUnit: metresPerUnit * scale,
  };
  return (
    <g transform={`scale(${scale})`}>
      <MapTiles template={map.tiles} center={center} frame={frame} />
    </g>
  );
}

/** Credit of the map, beside each drawing on it. */
export function MapCredit({ map }: { readonly map: GroundMap | undefined }) {
  return map && <p className="text-caption text-ink-soft">{map.credit}</p>;
}
