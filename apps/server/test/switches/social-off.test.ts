import { beforeEach, describe, expect, it } from 'vitest';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const turn = (on: boolean) => foundBrand(app.db, { facebook_login: on, apple_login: on });
const ask = async (url: string) => (await app.http.inject({ url })).statusCode;

describe('[LOG-12] a network that the brand has switched off', () => {
  beforeEach(() => turn(false));

  it.each(['facebook', 'apple'])('%s opens no window', async (network) => {
    expect(await ask(`/login/${network}`)).toBe(404);
    await turn(true);
    expect(await ask(`/login/${network}`)).toBe(303);
  });
});
