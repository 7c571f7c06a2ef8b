import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { called, onPhone } from './on-phone.ts';
import { pluginHeaders } from './plugin-headers.ts';

const phone = onPhone('ios');

/** Waits for delayed work, and for the work that it delays in turn. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1)
    await new Promise((done) => {
      setTimeout(done);
    });
};

describe('an iPhone’s stand-in', () => {
  it('has the vault’s methods, in any notation of its plugin', () => {
    const vault = (platform: 'ios' | 'android') =>
      pluginHeaders(platform)
        .find(({ name }) => name === 'SecureStorage')
        ?.methods.map(({ name }) => name) ?? [];
    expect(vault('ios')).toEqual(expect.arrayContaining(vault('android')));
    expect(vault('ios')).toContain('internalClearItemsWithPrefix');
  });

  it('ignores the page’s console messages', async () => {
    vm.runInThisContext("console.info('ciao')");
    await settled();
    expect(called(phone, 'Console')).toEqual(['log']);
  });
});
