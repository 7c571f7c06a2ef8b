import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jsonColumn } from './json-column.ts';

const read = jsonColumn('things.doors', z.array(z.object({ floor: z.int(), name: z.string() })));

it('a column of JSON gives what its schema says, and nothing beside it', () => {
  expect(read([{ floor: 1, name: 'Rossi', more: true }])).toEqual([{ floor: 1, name: 'Rossi' }]);
});

it('a column that holds something else is named, and what it holds is not', () => {
  expect(() => read([{ floor: 'secret', name: 'Rossi' }])).toThrow(
    'The column things.doors holds what its schema does not allow: 0.floor.invalid_type',
  );
  expect(() => read(null)).toThrow(/things\.doors/);
});
