const shop = 'apps/storefront/src';
const look = 'packages/ui/src/look/base.css';
const journeys = 'e2e/browsing';

/** Focus, history, storage, movement: only a browser proves them. @type {import('./list.mjs').Written[]} */
export const inBrowser = [
  {
    mistake: '[CON-2] a message leaves after three seconds',
    file: 'packages/ui/src/overlays/toaster.tsx',
    find: 'toastMilliseconds = 5000',
    put: 'toastMilliseconds = 3000',
    killer: `${journeys}/browsing.spec.ts`,
    title: 'goes into the cart [CON-2]',
  },
  {
    mistake: 'a new page is not read from its heading',
    file: 'packages/browser/src/focus-after-navigation.ts',
    find: "  document.querySelector<HTMLElement>('main h1') ??\n",
    put: '',
    killer: `${journeys}/keyboard.spec.ts`,
    title: 'a new page is read from its heading, also where a menu led to it',
  },
  {
    mistake: '[MNU-6] the way back from a page leads into the menu that led there',
    file: `${shop}/features/shell/side-menu.tsx`,
    find: '<Link key={to} to={to} replace className={row}>',
    put: '<Link key={to} to={to} className={row}>',
    killer: `${journeys}/keyboard.spec.ts`,
    title: 'a new page is read from its heading, also where a menu led to it',
  },
  {
    mistake: 'what takes the focus comes to rest under a bar',
    file: look,
    find: '    scroll-padding-block: calc(var(--header-height) + 1rem) min(var(--bottom-bar-height) + 6.5rem, 35vh);\n',
    put: '',
    killer: `${journeys}/keyboard.spec.ts`,
    title: 'nothing that has the focus lies under a bar, forwards and backwards',
  },
  {
    mistake: 'an item of a sideways row is cut where the keyboard reaches it',
    file: `${shop}/features/home/scroll-row.tsx`,
    find: 'snap-x scroll-px-4 gap-3',
    put: 'snap-x gap-3',
    killer: `${journeys}/keyboard.spec.ts`,
    title: 'an item of a sideways row that the keyboard reaches is seen whole, with its ring',
  },
  {
    mistake: 'with forced colours a chosen filter looks like the others',
    file: look,
    find: '    [aria-pressed="true"],\n',
    put: '',
    killer: `${journeys}/eyesight.spec.ts`,
    title: 'buttons have an edge, choices a line, and the focused one another line',
  },
  {
    mistake: '[STA-6] the notice comes back at each visit',
    file: `${shop}/features/notice/home-notice.tsx`,
    find: "    if (shown !== null) storage.write('notice', shown);\n",
    put: '',
    killer: `${journeys}/start-up.spec.ts`,
    title: '[STA-6] greets with the notice once',
  },
  {
    mistake: 'personal screens do not open without a network',
    file: `${shop}/worker/service-worker.ts`,
    find: '      .then(keepFrames)\n',
    put: '',
    killer: `${journeys}/start-up.spec.ts`,
    title: 'visited pages still open, and all others say that they cannot',
  },
  {
    mistake: '[API-38] an open cart grows when its contents come',
    file: `${shop}/features/cart/cart-sheet.tsx`,
    find: 'const tall = useOpenedEarly(shown, come);',
    put: 'const tall = false;',
    killer: 'e2e/ordering/cart-coming.spec.ts',
    title: 'is as high from the first moment as it will be, and nothing in it moves',
  },
  {
    mistake: '[RTE-9] the list of missing fields does not take the focus',
    file: `${shop}/features/checkout/error-summary.tsx`,
    find: '    title.current?.focus({ preventScroll: true });\n',
    put: '',
    killer: 'e2e/ordering/checkout.spec.ts',
    title: 'names missing fields, leads to each',
  },
];
