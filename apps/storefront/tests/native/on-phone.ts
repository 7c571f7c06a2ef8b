import vm from 'node:vm';
import type { Api } from '@zanga/contract/contract';
import { vi } from 'vitest';
import type { Service } from '../../src/base/api/api.tsx';
import { type Answers, type FakePhone, fakePhoneScript } from './fake-phone.ts';

declare global {
  var zangaPhone: FakePhone;
}

/** Turns this process into the app on a phone; modules imported afterwards run there. */
export const onPhone = (platform: 'ios' | 'android', answers: Answers = {}): FakePhone => {
  vi.stubGlobal('__SERVICE__', 'https://zanga.example');
  vi.stubGlobal('__NATIVE__', true);
  vi.stubGlobal('__SETTINGS__', { name: 'Zanga' });
  vi.stubGlobal('__APP__', {
    facebookAppId: '1234',
    facebookClientToken: 'public',
    merchantId: 'merchant.it.zanga.app',
    id: 'it.zanga.app',
  });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('addEventListener', () => undefined);
  // Capacitor's script checks these for patching; in a test they are empty.
  for (const name of ['Document', 'HTMLDocument', 'XMLHttpRequest']) vi.stubGlobal(name, class {});
  vm.runInThisContext(fakePhoneScript(platform, answers));
  return globalThis.zangaPhone;
};

type Wire = Readonly<Record<string, unknown>>;

/** A service that answers by method and path, and records each call. */
export const serviceWith = async (wire: Wire = {}) => {
  const { client } = await import('@zanga/contract/wire/client');
  const asked: { readonly call: string; readonly body: unknown }[] = [];
  const service: Service = client<Api>({
    baseUrl: '',
    fetch: async (url, init) => {
      const call = `${init?.method} ${url}`;
      asked.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
      return call in wire ? Response.json(wire[call]) : Response.error();
    },
  });
  return { asked, service };
};

/** Methods called on a plugin, in order. */
export const called = (phone: FakePhone, plugin: string): readonly string[] =>
  phone.calls.flatMap(({ name }) => (name.startsWith(`${plugin}.`) ? [name.slice(plugin.length + 1)] : []));
