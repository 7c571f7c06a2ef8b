import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jsonColumn } from './json-column.ts';

const read = jsonColumn('things.doors', z.array(z.object({ floor: z.int(), name: z.string() })));

it('a JSON column returns the fields of its schema alone', () => {
  expect(read([{ floor: 1, name: 'Rossi', more: true }])).toEqual([{ floor: 1, name: 'Rossi' }]);
});

it('a JSON column against its schema is named in the error, and its content is not', () => {
  expect(() => read([{ floor: 'secret', name: 'Rossi' }])).toThrow(
    'The column things.doors holds what its schema does not allow: 0.floor.invalid_type',
  );
  expect(() => read(null)).toThrow(/things\.doors/);
});
