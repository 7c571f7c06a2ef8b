import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startAnother } from '../support/another-server.ts';
import { newDataFolder, throwAway } from '../support/data-folder.ts';
import { register } from '../support/people.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { giveCart, orderAndPay } from './till.ts';
import { type Visitor, visitorAt } from './visitor.ts';
import { webkit } from './webkit.ts';

// The main path in the engines that the browser tests do not run in, where this machine has them: `npm run test:engines`.

const engines = [firefox, webkit];
const wide = [1024, 768] as const;
/** The narrowest window that all of them can have: a phone's layout. */
const narrow = [450, 844] as const;

const openShop = async () => {
  const folder = newDataFolder();
  const opened = await startAnother({
    ...throwAway,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PREWARM_PICTURES: '0',
  });
  Object.assign(process.env, { E2E_PORT: new URL(opened.url).port, E2E_DATA: folder });
  return opened;
};

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Opened before any journey: a server that does not open fails once, in its own words, and no journey is begun. */
let shop: Shop | undefined;
let problem: unknown;
if (!engines.every(({ missing }) => missing))
  try {
    shop = await openShop();
  } catch (error) {
    problem = error;
  }

test('the server opens', { skip: shop === undefined && problem === undefined }, () => {
  if (problem !== undefined) throw problem;
});
after(() => shop?.stop());

const journeys: readonly (readonly [string, (visitor: Visitor) => Promise<void>])[] = [
  [
    '[RTE-1] a dish is found on the menu and put into the cart',
    async (visitor) => {
      await visitor.resize(...wide);
      await visitor.open('/arancini-e-fritti');
      await visitor.press('link', '^Arancino al ragù$');
      await visitor.see({ what: 'dialog', named: 'Arancino al ragù' });
      await visitor.press('button', '^Aggiungi\\s*\\d');
      await visitor.press('link', '^Vedi il carrello');
      await visitor.see({ what: 'dialog', named: 'Il tuo carrello' });
      await visitor.see({ what: 'heading', named: '^Arancino al ragù$' });
    },
  ],
  [
    '[LOG-1] [LOG-5] one signs in at a wide screen',
    async (visitor) => {
      const { email, password, firstname } = await register();
      await visitor.resize(...wide);
      await visitor.open('/home?accesso=accedi');
      await visitor.write('^Email', email);
      await visitor.write('^Password$', password);
      await visitor.press('button', '^Accedi$');
      await visitor.until(
        () => 'Nobody is signed in',
        async () =>
          (await visitor.read('localStorage.getItem("firstname")')) === firstname ? true : undefined,
      );
      await visitor.read('localStorage.clear()');
    },
  ],
  [
    '[LOG-5] one registers at a wide screen: every field can be reached',
    async (visitor) => {
      await visitor.resize(...wide);
      await visitor.open('/home?accesso=registrati');
      for (const [field, text] of [
        ['^Nome', 'Ada'],
        ['^Cognome', 'Prova'],
        ['^Email', 'ada@example.com'],
        ['^Password$', 'una frase lunga'],
        ['^Conferma password', 'un’altra frase'],
      ] as const)
        await visitor.write(field, text);
      await visitor.press('button', '^Registrati$');
      await visitor.see({ what: 'text', named: 'devono coincidere' });
    },
  ],
  [
    'every panel that an address opens has room for what is in it',
    async (visitor) => {
      await visitor.resize(...wide);
      for (const panel of [
        'menu=1',
        'cerca=',
        'carrello=1',
        'prodotto=cannolo',
        'accesso=password',
        'prime=1',
      ]) {
        await visitor.open(`/home?${panel}`);
        const { height } = await visitor.see({ what: 'dialog', named: '' });
        assert.ok(height > 200, `?${panel} is ${height} px high`);
      }
    },
  ],
  [
    '[RTE-9] [RTE-10] [API-16] a guest orders at a wide screen and pays with a card',
    async (visitor) => {
      await visitor.resize(...wide);
      await giveCart(visitor);
      await visitor.open('/checkout');
      await orderAndPay(visitor);
    },
  ],
  [
    '[STA-6] [RTE-9] a first visitor leaves the notice open, orders and pays on a phone',
    async (visitor) => {
      await visitor.resize(...narrow);
      // A first visitor is known neither to the device nor to the tab.
      await visitor.read('localStorage.clear(), sessionStorage.clear()');
      await giveCart(visitor);
      await visitor.open('/home');
      await visitor.see({ what: 'notice', named: 'Ti diamo il benvenuto' });
      await visitor.press('link', '^Vedi il carrello');
      await visitor.press('link', '^Vai alla cassa');
      await visitor.isAt('/checkout');
      await orderAndPay(visitor);
    },
  ],
];

for (const { name, missing, start } of engines)
  describe(name, { skip: missing ?? (problem !== undefined && 'the server did not open') }, () => {
    let engine: Engine | undefined;
    before(async () => {
      engine = await start();
    });
    after(() => engine?.close());

    for (const [title, journey] of journeys)
      test(title, async () => {
        assert.ok(engine && shop);
        await journey(visitorAt(engine, shop.url));
      });
  });
