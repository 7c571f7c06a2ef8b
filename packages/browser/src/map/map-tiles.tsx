import type { Point } from '@zanga/domain/shops/geography';
import { tileAddress, tilesAround } from '@zanga/domain/shops/tiles';
import { sketch } from './sketch-map.tsx';

type MapTilesProps = {
  readonly template: string;
  readonly center: Point;
  readonly metresPerUnit: number;
};

/** The ground from a server of map tiles, as pictures of the drawing: those that do not come leave it as it was. */
export function MapTiles({ template, center, metresPerUnit }: MapTilesProps) {
  const { zoom, size, tiles } = tilesAround(center, { ...sketch, metresPerUnit });
  return (
    <g className="dark:brightness-75">
      {tiles.map((tile) => (
        <image
          key={`${zoom}/${tile.column}/${tile.row}`}
          href={tileAddress(template, zoom, tile)}
          x={tile.x}
          y={tile.y}
          // A hair wider than they are, or seams show between them.
          width={size + 0.5}
          height={size + 0.5}
        />
      ))}
    </g>
  );
}
