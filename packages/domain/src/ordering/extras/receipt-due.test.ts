import { expect, it } from 'vitest';
import { isReceiptDue } from './receipt-due.ts';

it('a receipt is due for pickup, tables and payment at the door, and not for a delivery paid online', () => {
  const due = (paidOnline: boolean, ...modes: Parameters<typeof isReceiptDue>[0]['modes']) =>
    isReceiptDue({ modes, paidOnline });
  expect(due(true, 'delivery')).toBe(false);
  expect(due(true, 'shipping', 'entry')).toBe(false);
  expect(due(true, 'delivery', 'pickup')).toBe(true);
  expect(due(true, 'onshop')).toBe(true);
  expect(due(false, 'delivery')).toBe(true);
});
