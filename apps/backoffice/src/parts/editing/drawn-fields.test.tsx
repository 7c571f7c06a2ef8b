import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { productFields } from '@zanga/domain/catalogue/editing/product-fields';
import { newForm } from '@zanga/domain/catalogue/editing/product-form';
import { labelsOf } from '@zanga/domain/staff/editing/described';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
const { DrawnFields } = await import('./drawn-fields.tsx');

const drawn = (kind: EditedProduct['kind']) => {
  const editing = { form: newForm(kind), change: () => undefined, problem: () => undefined };
  const fields = { described: productFields, names: labelsOf(productFields), section: 'sale' } as const;
  return renderToStaticMarkup(<DrawnFields {...fields} {...{ editing, kind, onRead: () => undefined }} />);
};

it('draws the fields of a section that the kind of product has', () => {
  expect(drawn('food')).toMatch(/Solo da questa età.*Surgelato/);
  expect(drawn('food')).not.toContain('Pezzi in magazzino');
  expect(drawn('merchandise')).toMatch(/Solo da questa età.*Pezzi in magazzino/);
  expect(drawn('merchandise')).not.toContain('Surgelato');
  expect(drawn('food')).not.toContain('Si vende');
});
