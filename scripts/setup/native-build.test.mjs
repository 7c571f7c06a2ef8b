import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

/** @param {string | undefined} service */
const build = (service) => {
  const { SERVICE_URL: _, ...env } = process.env;
  const script = [inRoot('scripts', 'build.mjs'), '--native'];
  const { status, stderr } = spawnSync(process.execPath, script, {
    env: { ...env, ...(service !== undefined && { SERVICE_URL: service }) },
    encoding: 'utf8',
  });
  return { status, said: stderr };
};

describe('a build for phones', () => {
  it.each([undefined, ''])('[CON-5] is not made for no service (%j)', (service) => {
    expect(build(service)).toEqual({ status: 1, said: expect.stringContaining('SERVICE_URL is not set') });
  });

  it.each(['www.example.it', 'ftp://example.it'])('[CON-5] is not made for «%s»', (service) => {
    expect(build(service)).toEqual({ status: 1, said: expect.stringContaining('which is no address') });
  });
});
