import { describe, expect, it } from 'vitest';
import { addressGroup } from './ip-address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
  ])('%s is counted as %s, so that the rest of a network evades no limit', (ip, group) => {
    expect(addressGroup(ip)).toBe(group);
  });
});
