import { call, newPerson } from '../support/people.ts';
import { cards } from '../support/till.ts';
import type { Visitor } from './visitor.ts';

/** Gives a visitor's browser a cart with two arancini. */
export const giveCart = async (visitor: Visitor) => {
  const { body } = await call('POST /api/carts', {
    body: { items: [{ product: 'arancino-al-ragu', qty: 2 }] },
  });
  await visitor.open('/content/faq');
  await visitor.read(`localStorage.setItem('cart_key', ${JSON.stringify(body.token)})`);
};

/** Waits until the server has reckoned what was chosen. */
const reckoned = (visitor: Visitor) => visitor.see({ what: 'status', named: '^Totale: ' });

/** Fills in the checkout of a guest who picks up and pays by card, and presses the button. */
export const orderAndPay = async (visitor: Visitor) => {
  const { firstname, lastname, telephone, email } = newPerson();
  await visitor.press('choice', '^Ritiro');
  await visitor.press('button', '^Zanga Catania');
  await reckoned(visitor);
  await visitor.press('button', '^Quando');
  await visitor.press('choice', 'Scelgo quando');
  // The next day there is one: whatever the hour is now, it has a free time.
  await visitor.choose('Giorno', '1');
  await visitor.press('choice', '^\\d\\d:\\d\\d$');
  await reckoned(visitor);
  await visitor.write('^Nome e cognome', `${firstname} ${lastname}`);
  await visitor.write('^Cellulare', telephone);
  await visitor.write('^Email', email);
  await visitor.write('^Numero della carta', cards.good);
  await visitor.write('^Scadenza', '12/30');
  await visitor.write('^CVC', '123');
  // The button stays on the screen without scrolling, so nothing may cover it.
  await visitor.press('button', '^Ordina e paga ', 'stay');
  await visitor.isAt('/thank-you?ordine=ord_');
  await visitor.see({ what: 'heading', named: '^Grazie, ' });
};
