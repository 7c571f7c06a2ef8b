import { cents, formatEuro } from '@zanga/domain/money';
import { button, type Letter, note, paragraph } from '../mail.ts';
import { hello, upperFirst } from '../wording.ts';

type OfShop = {
  readonly firstname: string;
  readonly shop: string;
  /** Link to the shop's board. */
  readonly link: string;
};

const why = (shop: string) => `Ricevi questa email perché sei responsabile di ${shop}.`;

export type ShopUnanswered = OfShop & { readonly orders: number };

/** To a shop's managers: orders wait for an answer, with time left. */
export const shopUnanswered = ({ firstname, shop, link, orders }: ShopUnanswered): Letter => {
  const what = orders === 1 ? 'un ordine aspetta' : `${orders} ordini aspettano`;
  return {
    subject: `${shop}: ${what} una risposta`,
    preheader: 'Se nessuno risponde, il negozio si mette in pausa da solo.',
    title: 'Nessuno risponde',
    blocks: [
      paragraph(`${hello(firstname)}, a ${shop} ${what} una risposta da qualche minuto.`),
      paragraph(
        'Se nessuno li accetta, fra poco il negozio si mette in pausa da solo e gli ordini sono annullati e rimborsati.',
      ),
      button('Apri la bacheca', link),
    ],
    reason: why(shop),
  };
};

export type ShopPaused = OfShop & {
  /** `fino alle 20:30`. */
  readonly until: string;
};

/** To a shop's managers: orders went unanswered, and the shop is paused. */
export const shopPaused = ({ firstname, shop, link, until }: ShopPaused): Letter => ({
  subject: `${shop} si è messo in pausa`,
  preheader: `In pausa ${until}: nessuno rispondeva agli ordini.`,
  title: 'In pausa: nessuno rispondeva',
  blocks: [
    paragraph(
      `${hello(firstname)}, a ${shop} nessuno ha risposto agli ordini: il negozio si è messo in pausa ${until}.`,
    ),
    paragraph('Gli ordini rimasti senza risposta sono annullati, e chi aveva pagato è rimborsato.'),
    button('Apri la bacheca', link),
    note('Quando c’è di nuovo qualcuno, la pausa si toglie dalla bacheca.'),
  ],
  reason: why(shop),
});

export type ShopUnwatched = OfShop & {
  /** Minutes without an open screen. */
  readonly minutes: number;
};

/** To a shop's managers: no screen is open, so a new order would go unseen. */
export const shopUnwatched = ({ firstname, shop, link, minutes }: ShopUnwatched): Letter => ({
  subject: `${shop}: nessuno schermo aperto`,
  preheader: `Il negozio prende ordini, e da ${minutes} minuti nessuno li vedrebbe.`,
  title: 'Nessuno schermo aperto',
  blocks: [
    paragraph(
      `${hello(firstname)}, ${shop} prende ordini, ma da ${minutes} minuti nessuno schermo mostra la sua bacheca: un ordine nuovo non lo vede nessuno.`,
    ),
    paragraph('Basta aprire la bacheca su un dispositivo del negozio, oppure mettere il negozio in pausa.'),
    button('Apri la bacheca', link),
    note('Te lo scriviamo una volta sola, finché la bacheca non si riapre.'),
  ],
  reason: why(shop),
});

export type ShopLeftOpen = OfShop & {
  readonly orders: number;
  readonly dueCents: number;
  /** Numbers of the orders, of the first few. */
  readonly numbers: readonly string[];
};

/** To a shop's managers, the morning after: orders still open, with money not collected or not recorded. */
export const shopLeftOpen = ({ firstname, shop, link, orders, dueCents, numbers }: ShopLeftOpen): Letter => {
  const what = orders === 1 ? 'un ordine è rimasto aperto' : `${orders} ordini sono rimasti aperti`;
  const more = orders - numbers.length;
  const due = formatEuro(cents(dueCents));
  const names = `${numbers.join(', ')}${more > 0 ? ` e altri ${more}` : ''}`;
  return {
    subject: `${shop}: ${due} da incassare`,
    preheader: `${upperFirst(what)} da ieri o da prima.`,
    title: 'Restano soldi da incassare',
    blocks: [
      paragraph(`${hello(firstname)}, a ${shop} ${what} con ${due} da incassare: ${names}.`),
      paragraph(
        'Se i soldi ci sono già, registra l’incasso e l’ordine si chiude. Se non arriveranno più, segnali come persi, con il motivo.',
      ),
      button('Apri la bacheca', link),
      note('Gli ordini già pagati si chiudono da soli: questi aspettano te.'),
    ],
    reason: why(shop),
  };
};
