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
  // Of a picture that does not come browsers draw a broken one, as large as it would have been.
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  // A hair wider than they are, or seams show between them.
  const side = size + 0.5;
  return <image {...{ href, x, y }} width={side} height={side} onError={() => setFailed(true)} />;
}

type MapTilesProps = {
  readonly template: string;
  readonly center: Point;
  readonly frame: Frame;
};

/** The ground from a server of map tiles, as pictures of the drawing: those that do not come leave it as it was. */
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
