import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { panelProperties, registeringScript } from '@zanga/ui/overlays/panel-properties.ts';
import { describe, expect, it } from 'vitest';

const drawer = path.dirname(createRequire(import.meta.url).resolve('@base-ui/react/drawer'));
const read = (file: string) => readFileSync(path.join(drawer, file), 'utf8');
const named = (file: string) =>
  Object.fromEntries(
    [...read(file).matchAll(/(\w+) = ["'](--[\w-]+)["']/g)].map(([, key, name]) => [key, name]),
  );

describe('the variables of a panel', () => {
  it('are the same that the library registers at the first panel', () => {
    const names = {
      ...named('popup/DrawerPopupCssVars.mjs'),
      ...named('backdrop/DrawerBackdropCssVars.mjs'),
    };
    const popup = read('popup/DrawerPopup.mjs');
    const registering = popup.slice(
      popup.indexOf('registerProperty'),
      popup.indexOf('drawerSwipeVarsRegistered = true'),
    );
    const used = [...registering.matchAll(/CssVars\.(\w+)/g)].map(([, key]) => names[key ?? '']);
    expect(panelProperties.map(([name]) => name).toSorted()).toEqual(used.toSorted());
  });

  it('are registered once, and silently in a browser that knows them already', () => {
    const known = new Map<string, unknown>();
    const registerProperty = (property: { name: string }) => {
      if (known.has(property.name)) throw new Error('known');
      known.set(property.name, property);
    };
    const run = new Function('CSS', registeringScript);
    run({ registerProperty });
    run({ registerProperty });
    run({});
    expect([...known.values()]).toEqual(
      panelProperties.map(([name, syntax, initialValue]) => ({
        name,
        syntax,
        initialValue,
        inherits: false,
      })),
    );
  });
});
