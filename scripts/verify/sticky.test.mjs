// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../setup/paths.mjs';

/** Bars over the foot of a screen that stay while a form of it is open, and why nothing typed there is lost. */
const allowed = {
  'apps/backoffice/src/features/frame/bottom-bar.tsx': 'links to other screens',
  'apps/storefront/src/base/loading/lazy-with-retry.tsx': 'a notice in place of code that did not load',
  'apps/storefront/src/features/cart/cart-bar.tsx': 'a link to the cart',
  'apps/storefront/src/features/notice/home-notice.tsx': 'a notice of the home, which has no form',
  'apps/storefront/src/features/orders/running/running-order.tsx': 'a link to the order',
  'apps/storefront/src/features/product/product-panel.tsx': 'the button of the form itself',
  'apps/storefront/src/features/shell/bottom-bar.tsx': 'links to other screens',
  'apps/storefront/src/features/shell/footer.tsx': 'a notice without a button',
  'packages/ui/src/table/selection-bar.tsx': 'of a list, which has no form',
};

const sources = execFileSync('git', ['ls-files', '-z', 'apps/*/src/*.tsx', 'packages/*/src/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\0')
  .filter((file) => file && !file.includes('.test.') && fs.existsSync(inRoot(file)))
  .map((file) => /** @type {const} */ ([file, fs.readFileSync(inRoot(file), 'utf8')]));

/** Classes that keep an element at the foot of the screen; Sheets keep theirs beside what scrolls. */
const atFoot = /(?<=['"`\s:])(?:sticky|fixed)\b[^'"`]*\bbottom-/;
const footOfSheet = /\{footer && \(\s*<div className="/;

it('a bar over the foot of a screen goes away while a form of it holds something unsaved', () => {
  const bars = sources.filter(([, text]) => atFoot.test(text) || footOfSheet.test(text));
  const staying = bars.filter(([, text]) => !/\[data-unsaved\][^\s'"]*:hidden/.test(text));
  expect(staying.map(([file]) => file)).toEqual(Object.keys(allowed));
  expect(bars.map(([file]) => file).filter((file) => !(file in allowed))).toEqual([
    'apps/backoffice/src/parts/editing/save-bar.tsx',
    'apps/storefront/src/features/checkout/confirm-panel.tsx',
    'apps/storefront/src/features/where/where-sheet.tsx',
    'packages/ui/src/overlays/sheet.tsx',
  ]);
});
