import type { Point } from '@zanga/domain/shops/geography';
import { type Frame, tileAddress, tilesAround } from '@zanga/domain/shops/tiles';
import { useState } from 'react';

type TilePictureProps = {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

function TilePicture({ href, x, y, size }: TilePictureProps) {
  // Browsers draw a broken picture at full size for a tile that fails to load.
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  // Half a pixel wider, or seams show between the tiles.
  const side = size + 0.5;
  return <image {...{ href, x, y }} width={side} height={side} onError={() => setFailed(true)} />;
}

type MapTilesProps = {
  readonly template: string;
  readonly center: Point;
  readonly frame: Frame;
};

/** Background of the map from a tile server, as SVG images; a tile that fails to load leaves the drawing as it was. */
export function MapTiles({ template, center, frame }: MapTilesProps) {
  const { zoom, size, tiles } = tilesAround(center, frame);
  return (
    <g className="dark:brightness-50">
      {tiles.map((tile) => (
        <TilePicture
          key={`${zoom}/${tile.column}/${tile.row}`}
          href={tileAddress(template, zoom, tile)}
          {...{ x: tile.x, y: tile.y, size }}
        />
      ))}
    </g>
  );
}
