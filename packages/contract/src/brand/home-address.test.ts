import { expect, it } from 'vitest';
import { homeAddress } from './home-address.ts';

it.each([
  ['/home', '', '/home'],
  ['/home', '?accesso=accedi', '/home?accesso=accedi'],
  ['/home', '?utm_source=volantino&utm_source=bis', '/home?utm_source=volantino&utm_source=bis'],
  ['/prime?da=dominio', '', '/prime?da=dominio'],
  ['/prime?da=dominio', '?da=volantino&prime=1', '/prime?da=volantino&prime=1'],
  ['/home', '?', '/home'],
])('[RTE-26] %s asked for with %j is %s', (homePath, search, expected) => {
  expect(homeAddress(homePath, search)).toBe(expected);
});
