import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { tablesFile, writeTypes } from '../../scripts/write-types.ts';
import { makeTestApp } from '../harness.ts';

it('the row types match the migrated database, as `npm run db:types` writes them', async () => {
  const { url } = await makeTestApp();
  expect(await readFile(tablesFile, 'utf8')).toBe(await writeTypes(url));
});
