import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Plugins with their methods, as the real native side announces them to a page. Read from the plugins' own sources, so
// that a call of a missing method fails here as on a phone.

const modules = path.resolve(import.meta.dirname, '../../../../node_modules');
const packages = [
  '@aparajita/capacitor-secure-storage',
  '@capacitor-community/stripe',
  '@capacitor-firebase/messaging',
  '@capacitor/app',
  '@capacitor/device',
  '@capacitor/geolocation',
  '@capacitor/keyboard',
  '@capacitor/splash-screen',
  '@capgo/capacitor-social-login',
];

type Method = { readonly name: string; readonly rtype: 'promise' | 'callback' };
export type PluginHeader = { readonly name: string; readonly methods: readonly Method[] };

/** Methods that every plugin inherits. */
const inherited: readonly Method[] = [
  { name: 'addListener', rtype: 'callback' },
  { name: 'removeListener', rtype: 'callback' },
  { name: 'removeAllListeners', rtype: 'promise' },
  { name: 'checkPermissions', rtype: 'promise' },
  { name: 'requestPermissions', rtype: 'promise' },
];

const rtypeOf = (word: string): Method['rtype'] => (/callback/i.test(word) ? 'callback' : 'promise');

const sources = (folder: string, ending: string) =>
  globSync(`${folder}/**/*.${ending}`, { cwd: modules }).map((file) =>
    readFileSync(path.join(modules, file), 'utf8'),
  );

const swift = /(?:CAPPluginMethod|\.init)\(name: "(\w+)", returnType: \.?(\w+)\)/g;
/** A method by its selector; it returns a promise unless stated otherwise. */
const selector = /\.init\(#selector\((\w+)\)(?:, returnType: \.?(\w+))?\)/g;
const objectiveC = /CAP_PLUGIN_METHOD\((\w+), (\w+)\)/g;

const onIos = (text: string): PluginHeader | undefined => {
  const name = /let jsName = "(\w+)"/.exec(text)?.[1] ?? /\bCAP_PLUGIN\(\w+, "(\w+)"/.exec(text)?.[1];
  if (name === undefined) return undefined;
  const methods = [swift, selector, objectiveC].flatMap((written) => [...text.matchAll(written)]);
  return {
    name,
    methods: methods.map(([, method = '', kind = '']) => ({ name: method, rtype: rtypeOf(kind) })),
  };
};

const onAndroid = (text: string): PluginHeader | undefined => {
  const plugin = /@CapacitorPlugin(\([\s\S]*?\))?\s*(?:@\w+(?:\([^)]*\))?\s*)*(?:public )?class (\w+)/.exec(
    text,
  );
  if (!plugin) return undefined;
  const name = /name = "(\w+)"/.exec(plugin[1] ?? '')?.[1] ?? plugin[2] ?? '';
  const marked =
    /@PluginMethod(\([^)]*\))?\s*(?:@\w+(?:\([^)]*\))?\s*)*(?:public |override )*(?:void|fun) (\w+)\(/g;
  const methods = [...text.matchAll(marked)];
  return {
    name,
    methods: methods.map(([, kind = '', method = '']) => ({ name: method, rtype: rtypeOf(kind) })),
  };
};

const withInherited = ({ name, methods }: PluginHeader): PluginHeader => {
  const own = new Set(methods.map((method) => method.name));
  return { name, methods: [...methods, ...inherited.filter((method) => !own.has(method.name))] };
};

/** A plugin without methods declares them in a form that this code does not read: on a phone it would have some. */
const withMethods = (header: PluginHeader): PluginHeader => {
  if (header.methods.length === 0) throw new Error(`No method of ${header.name} was found in its sources`);
  return header;
};

/** Headers of all plugins of the app, and of Capacitor's own. */
export const pluginHeaders = (platform: 'ios' | 'android'): readonly PluginHeader[] => {
  const read = platform === 'ios' ? onIos : onAndroid;
  const own = packages.flatMap((name) =>
    platform === 'ios'
      ? sources(`${name}/ios`, '{swift,m}')
      : sources(`${name}/android/src/main`, '{java,kt}'),
  );
  const core =
    platform === 'ios'
      ? sources('@capacitor/ios/Capacitor', 'swift')
      : sources('@capacitor/android/capacitor/src/main/java/com/getcapacitor/plugin', 'java');
  return [...own, ...core]
    .flatMap((text) => read(text) ?? [])
    .map(withMethods)
    .map(withInherited);
};
