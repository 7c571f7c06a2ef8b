import { describe, expect, it } from 'vitest';
import { writtenAddress } from './written-address.ts';

const whole = { street: 'Via Etnea', number: '12', zip: '95131', city: 'Catania', province: 'CT' };

describe('writtenAddress', () => {
  it('[API-25] is one line as on an envelope', () => {
    expect(writtenAddress(whole)).toBe('Via Etnea 12, 95131 Catania (CT)');
  });

  it('[API-42] leaves out unknown parts', () => {
    expect(writtenAddress({ ...whole, street: '', number: '', zip: '' })).toBe('Catania (CT)');
    expect(writtenAddress({ ...whole, number: '', province: '' })).toBe('Via Etnea, 95131 Catania');
    expect(writtenAddress({ street: '', number: '', zip: '', city: '', province: '' })).toBe('');
  });
});
