import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export type Tile = { readonly zoom: number; readonly column: number; readonly row: number };

/** Colour of a tile: different from its neighbours and from the paper. */
export const colourOf = ({ zoom, column, row }: Tile): readonly [number, number, number] => [
  40 + zoom,
  100 + (column % 8) * 10,
  180 + (row % 8) * 8,
];

const drawn = (tile: Tile): Promise<Buffer> => {
  const { zoom, column, row } = tile;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="256" fill="rgb(${colourOf(tile)})"/>
    <text x="128" y="128" font-size="24" text-anchor="middle">${zoom}/${column}/${row}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

/** Which tile an address asks for. */
export const tileIn = (address: string): Tile | undefined => {
  const [, zoom, column, row] = /\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(address) ?? [];
  return row === undefined ? undefined : { zoom: Number(zoom), column: Number(column), row: Number(row) };
};

/** A server of map tiles as others run them: each shows its numbers, and some do not come. */
export const openTileServer = async (comes: (tile: Tile) => boolean) => {
  const asked: string[] = [];
  const server = createServer(async ({ url = '' }, response) => {
    asked.push(url);
    const tile = tileIn(url);
    if (!tile || !comes(tile)) return response.writeHead(503).end();
    return response.writeHead(200, { 'content-type': 'image/png' }).end(await drawn(tile));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening server has a port.
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    template: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    close: () => server.close(),
  };
};
