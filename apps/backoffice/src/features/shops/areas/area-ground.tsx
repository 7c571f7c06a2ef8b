import { useQuery } from '@tanstack/react-query';
import { MapTiles } from '@zanga/browser/map/map-tiles.tsx';
import type { Point } from '@zanga/domain/shops/geography';
import { service } from '../../../base/api.ts';

/** A map that the installation names: where its pictures are, and whose it is. */
export type GroundMap = { readonly tiles: string; readonly credit: string };

/** The map beneath the areas; where none is named, or nobody answers, they are drawn on paper. */
export const useGroundMap = (): GroundMap | undefined => {
  const { data } = useQuery(service.query('GET /api/places/map'));
  return data?.tiles ? { tiles: data.tiles, credit: data.credit } : undefined;
};

/** The kilometres over a map, which is bright in the light and dimmed in the dark. */
export const lineOnMap = 'stroke-ink/20';

type AreaGroundProps = {
  readonly map: GroundMap;
  readonly center: Point;
  /** Of the drawing, in its own units, and how many points of a screen it is wide at most: tiles are as fine as that. */
  readonly size: { readonly width: number; readonly height: number; readonly points: number };
  readonly metresPerUnit: number;
};

/** A map beneath a drawing of areas; its tiles that do not come leave the paper as it was. */
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

/** Whose map it is, beside each drawing that stands on it. */
export function MapCredit({ map }: { readonly map: GroundMap | undefined }) {
  return map && <p className="text-caption text-ink-soft">{map.credit}</p>;
}
