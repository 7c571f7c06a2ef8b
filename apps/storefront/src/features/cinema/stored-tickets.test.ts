import type { Ticket } from '@zanga/contract/ordering/cinema';
import { givenId } from '@zanga/domain/ids';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__NATIVE__', false);
const { storage } = await import('../../base/storage/storage.ts');
const { forgetPerson, rememberPerson } = await import('../../base/session/session.ts');
const { storeTickets, readStoredTickets } = await import('./stored-tickets.ts');

const ticket = (id: string, code: Ticket['code']): Ticket => ({
  id: givenId('tck', id),
  film: 'Il postino',
  images: [],
  shop: { id: 'shp_1', slug: 'catania', name: 'Arena sul mare', formatted: 'Catania' },
  hall: 'Arena',
  fare: '',
  starts_at: '2026-07-01T19:00:00Z',
  ends_at: '2026-07-01T21:00:00Z',
  state: code ? 'valid' : 'burnt',
  burnt_at: null,
  order_id: 'ord_1',
  order_number: 'A-001',
  refundable: false,
  refund_until: '2026-07-01T17:00:00Z',
  code,
});
const good = ticket('tck_1', { qrcode: 'https://zanga.example/cinema/ticket/burn/x', digits: '12345678' });

describe('[RTE-22] tickets without a network', () => {
  beforeEach(() => storage.write('tickets', null));

  it('are only the ones still valid at the door', () => {
    storeTickets([good, ticket('tck_2', null)]);
    expect(readStoredTickets()).toEqual([good]);
    storeTickets([ticket('tck_1', null)]);
    expect(storage.read('tickets')).toBeNull();
  });

  it('are deleted at sign-out, and ignored when a stored value was tampered with', () => {
    rememberPerson({ firstname: 'Ada', lastname: 'Rossi', email: 'ada@example.it' });
    storeTickets([good]);
    forgetPerson('left');
    expect(readStoredTickets()).toBeUndefined();
    storage.write('tickets', '[{"id":"x"}]');
    expect(readStoredTickets()).toBeUndefined();
  });
});
