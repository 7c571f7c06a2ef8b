import { expect, it } from 'vitest';
import { surviveKills } from './survive-kills.ts';

// Three kills; npm run test:crash does twenty.
it.skipIf(process.platform === 'win32')(
  'opens by itself with all its data after kill -9 at any moment',
  { timeout: 400_000 },
  async () => {
    const { acknowledged, lost, recoveries } = await surviveKills(3, () => {});
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
    expect(recoveries).toHaveLength(2);
  },
);
