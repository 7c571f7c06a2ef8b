import type { Point } from './geography.ts';

/** A square picture of the map, and its place in the drawing. */
export type Tile = {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
};

export type TileGrid = {
  readonly zoom: number;
  /** Side of a tile in the drawing's own units. */
  readonly size: number;
  readonly tiles: readonly Tile[];
};

export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly metresPerUnit: number;
};

const equatorMetres = 40_075_016.686;
const deepestZoom = 19;

/** Tiles of a web map (Mercator, in the numbering of tile servers) that cover a frame around a place. */
export const tilesAround = (center: Point, { width, height, metresPerUnit }: Frame): TileGrid => {
  const around = equatorMetres * Math.cos((center.lat * Math.PI) / 180);
  const zoom = Math.min(deepestZoom, Math.max(0, Math.round(Math.log2(around / (256 * metresPerUnit)))));
  const count = 2 ** zoom;
  const size = around / count / metresPerUnit;
  const column = ((center.lng + 180) / 360) * count;
  const row = ((1 - Math.asinh(Math.tan((center.lat * Math.PI) / 180)) / Math.PI) / 2) * count;
  const span = (middle: number, length: number) => {
    const first = Math.floor(middle - length / 2 / size);
    const last = Math.floor(middle + length / 2 / size);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const tiles = span(row, height).flatMap((down) =>
    span(column, width).map((along) => ({
      column: ((along % count) + count) % count,
      row: down,
      x: width / 2 + (along - column) * size,
      y: height / 2 + (down - row) * size,
    })),
  );
  return { zoom, size, tiles: tiles.filter((tile) => tile.row >= 0 && tile.row < count) };
};

/** The address of a tile, from a template such as `https://tiles.example.it/{z}/{x}/{y}.png`. */
export const tileAddress = (template: string, zoom: number, { column, row }: Tile): string =>
  template.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));
