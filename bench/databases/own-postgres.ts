import pg from 'pg';
import { type Connection, urlOf } from '../../apps/server/src/platform/embedded-postgres/connection.ts';
import {
  type EmbeddedPostgresOptions,
  openEmbeddedPostgres,
} from '../../apps/server/src/platform/embedded-postgres/open.ts';
import { openStockPostgres, stockBinaries } from '../../apps/server/test/schema/stock-postgres.ts';

type OwnPostgres = {
  readonly config: Connection;
  readonly url: string;
  readonly stop: () => Promise<void>;
};

const openStock = async (): Promise<OwnPostgres> => {
  if (stockBinaries === undefined)
    throw new Error('No PostgreSQL of Debian here: apt-get install postgresql');
  const stock = await openStockPostgres(stockBinaries);
  const client = new pg.Client(stock.connection);
  await client.connect();
  await client.query('create database zanga');
  await client.end();
  const config = { ...stock.connection, database: 'zanga' };
  return { config, url: urlOf(config), stop: stock.stop };
};

/** BENCH_DATABASE=stock measures Debian's PostgreSQL with its default settings, otherwise the embedded one. */
export const isStock = process.env.BENCH_DATABASE === 'stock';

/** An empty database for one measurement. */
export const openOwnPostgres = (options: EmbeddedPostgresOptions, stock = isStock): Promise<OwnPostgres> =>
  stock ? openStock() : openEmbeddedPostgres(options);
