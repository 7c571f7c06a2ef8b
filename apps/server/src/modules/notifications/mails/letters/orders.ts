import { cents, formatEuro } from '@zanga/domain/money';
import { button, facts, type Letter, list, note, paragraph, type Sender } from '../mail.ts';
import { greet, moment, reachUs, upperFirst } from '../wording.ts';
import { say } from '../words/say.ts';

type OfOrder = {
  readonly firstname: string;
  /** `A-017`. */
  readonly number: string;
  /** Page of the order; for a guest the link carries the key. */
  readonly link: string;
};

export type OrderPlaced = OfOrder & {
  /** Permanent number of the order; absent in mails queued before it existed. */
  readonly reference?: string;
  /** Handover of each part: `Consegna in Via Etnea 12, prevista alle 20:15`. */
  readonly parts: readonly string[];
  /** `2 × Margherita (bufala)` and its price. */
  readonly lines: readonly {
    readonly text: string;
    readonly cents: number;
    /** `Margherita. Contiene: latte`; nothing for goods and tickets. */
    readonly allergens?: string;
  }[];
  readonly deliveryCents: number;
  readonly totalCents: number;
  /** `Pagato con Visa •••• 4242`, `Paghi in contanti alla consegna`. */
  readonly payment: string;
  /** Whether the shop gives a receipt; absent in mails queued before this field existed. */
  readonly receiptDue?: boolean;
};

const euro = (amount: number) => formatEuro(cents(amount));

const why = ({ name }: Sender) => `Ricevi questa email perché hai fatto un ordine su ${name}.`;

/** Allergens of the dishes, which the law wants at delivery as well (Reg. (EU) 1169/2011, art. 14). */
const allergenBlocks = ({ lines }: OrderPlaced) => {
  const declared = lines.flatMap(({ allergens }) => allergens ?? []);
  return declared.length > 0 ? [paragraph('Allergeni dei tuoi piatti:'), list(declared)] : [];
};

export const orderPlaced = (order: OrderPlaced, sender: Sender): Letter => {
  const { subject, title, opening } = say('order_placed', order, sender);
  return {
    subject,
    preheader: `${euro(order.totalCents)} · ${order.parts[0] ?? ''}`,
    title,
    blocks: [
      ...opening,
      list(order.parts),
      facts([
        ...(order.reference === undefined ? [] : [['Riferimento', order.reference] as const]),
        ...order.lines.map(({ text, cents: amount }) => [text, euro(amount)] as const),
        ...(order.deliveryCents > 0 ? [['Consegna', euro(order.deliveryCents)] as const] : []),
        ['Totale, IVA inclusa', euro(order.totalCents)],
      ]),
      ...allergenBlocks(order),
      paragraph(order.payment),
      button('Segui l’ordine', order.link),
      note(
        `Il riepilogo con l’IVA è nella pagina dell’ordine: non è un documento fiscale.${order.receiptDue ? ' Lo scontrino te lo dà il negozio.' : ''}`,
      ),
    ],
    reason: why(sender),
  };
};

export type OrderNews = OfOrder & {
  readonly kind:
    | 'accepted'
    | 'ready'
    | 'sent'
    | 'shipped'
    | 'rejected'
    | 'cancelled'
    | 'refunded'
    | 'paid_too_late'
    | 'unanswered'
    | 'show_cancelled'
    | 'show_changed'
    | 'time_changed'
    | 'moved'
    | 'change_proposed'
    | 'dishes_added'
    | 'made_again'
    | 'addition_returned';
  readonly shop: string | null;
  /** `alle 20:15`, where a time is promised. */
  readonly when: string | null;
  /** The shop's reason. */
  readonly reason: string | null;
  /** Amount of the refund. */
  readonly refundCents: number;
  /** Whether the refund goes to a card; cash is returned over the counter. */
  readonly toCard: boolean;
  /** Whether another shop continues the rest of the order. */
  readonly rest?: boolean;
  /** Minutes left to decide about a proposal, and its kind. */
  readonly minutes?: number;
  readonly proposal?: 'change' | 'addition' | 'exchange';
  /** Dishes put in, dishes taken out, and the new total. */
  readonly dishes?: readonly string[];
  readonly out?: readonly string[];
  readonly totalCents?: number;
  /** The former shop, and the new address for pickup; null for a delivery. */
  readonly from?: string;
  readonly fetchedAt?: string | null;
  /** The film called off, and when it would have begun. */
  readonly show?: string;
  /** The show's time as it was at the purchase, if it has changed. */
  readonly was?: string;
};

const back = ({ refundCents, toCard }: OrderNews): readonly string[] => {
  if (refundCents === 0) return [];
  const amount = euro(refundCents);
  return toCard
    ? [
        `Ti abbiamo rimborsato ${amount} sulla carta: di solito arriva in pochi giorni, dipende dalla tua banca.`,
      ]
    : [`Ti rimborsiamo ${amount}: passa in negozio a ritirarli.`];
};

const reasonOf = ({ reason }: OrderNews): readonly string[] => (reason ? [`Il motivo: ${reason}`] : []);

type OrderLetter = { readonly subject: string; readonly title: string; readonly words: readonly string[] };

const unanswered = (news: OrderNews): OrderLetter => {
  const { number, when } = news;
  const shop = news.shop ?? 'Il negozio';
  return {
    subject: `Ordine ${number} annullato: il negozio non ha risposto`,
    title: 'Ci dispiace: nessuno ha risposto',
    words: [
      `${shop} non ha risposto in tempo${when ? `: il tuo ordine era previsto ${when}` : ''}. Non volevamo lasciarti ad aspettare, così lo abbiamo annullato.`,
      ...(news.refundCents === 0 ? ['Non hai pagato nulla.'] : back(news)),
      ...(news.rest ? ['Il resto del tuo ordine, di un altro negozio, va avanti.'] : []),
    ],
  };
};

const paidTooLate = (news: OrderNews): OrderLetter => ({
  subject: `Ordine ${news.number}: pagamento arrivato tardi`,
  title: 'Il pagamento è arrivato troppo tardi',
  words: [
    'Quando il pagamento è arrivato non potevamo più prepararti l’ordine: per questo non è partito.',
    ...back(news),
  ],
});

const showCancelled = (news: OrderNews): OrderLetter => ({
  subject: `Spettacolo annullato: ${news.show ?? 'i tuoi biglietti'}`,
  title: 'Ci dispiace: lo spettacolo è annullato',
  words: [
    `Lo spettacolo${news.show ? ` ${news.show},` : ''} non si tiene: i tuoi biglietti dell’ordine ${news.number} non valgono più.`,
    ...reasonOf(news),
    ...(news.refundCents === 0 ? ['Non c’è nulla da rimborsare.'] : back(news)),
    ...(news.rest ? ['Il resto del tuo ordine va avanti.'] : []),
  ],
});

const showChanged = ({ number, show = '', was = '' }: OrderNews): OrderLetter => ({
  subject: `Il tuo spettacolo è cambiato: ${show}`,
  title: 'Il tuo spettacolo è cambiato',
  words: [
    `Lo spettacolo dell’ordine ${number} adesso è ${show}.`,
    `Prima era ${was}.`,
    'I tuoi biglietti restano validi, con lo stesso codice.',
    'Se così non ti va bene, li restituisci dalla pagina dell’ordine fino a due ore prima: ti rimborsiamo.',
  ],
});

const proposals = {
  change: 'Il negozio propone di togliere qualcosa dal tuo ordine. Guarda che cosa, e quanto ti torna,',
  addition:
    'Il negozio propone di aggiungere qualcosa al tuo ordine. Guarda che cosa, e quanto costa in più,',
  exchange:
    'Il negozio propone di cambiare qualcosa nel tuo ordine. Guarda che cosa, e che differenza fa sul totale,',
} as const;

const proposalWords = ({ proposal = 'change' }: OrderNews): string => proposals[proposal];

const madeAgain = ({ number, dishes = [], when }: OrderNews): OrderLetter => ({
  subject: `Ordine ${number}: lo rifacciamo noi`,
  title: 'Lo rifacciamo, senza costi',
  words: [
    `Il negozio rifà per te ${dishes.join(', ')}. Ci dispiace per l’attesa.`,
    ...(when ? [`Il nuovo orario è ${when.replace(/^alle /, 'le ')}.`] : []),
    'Non paghi nulla in più.',
  ],
});

const dishesAdded = (news: OrderNews): OrderLetter => {
  const { number, dishes = [], out = [], totalCents = 0 } = news;
  return {
    subject:
      out.length > 0
        ? `Ordine ${number}: cambiato come d’accordo`
        : `Ordine ${number}: aggiunto quello che volevi`,
    title: 'Il tuo ordine è cambiato',
    words: [
      out.length > 0
        ? `Nel tuo ordine adesso c’è ${dishes.join(', ')} al posto di ${out.join(', ')}.`
        : `Il tuo ordine adesso ha anche ${dishes.join(', ')}.`,
      ...back(news),
      `Il nuovo totale è ${euro(totalCents)}. Il riepilogo aggiornato è nella pagina dell’ordine.`,
    ],
  };
};

const additionReturned = (news: OrderNews): OrderLetter => ({
  subject: `Ordine ${news.number}: l’aggiunta non c’è stata`,
  title: 'Il pagamento torna indietro',
  words: [
    'Quando il pagamento dell’aggiunta è arrivato non si poteva più aggiungere niente: il tuo ordine resta com’era.',
    ...back(news),
  ],
});

const changeProposed = (news: OrderNews): OrderLetter => ({
  subject: `Ordine ${news.number}: il negozio ti chiede una cosa`,
  title: 'Il negozio propone un cambio',
  words: [
    `${proposalWords(news)} nella pagina dell’ordine: decidi tu, entro ${news.minutes ?? 10} minuti.`,
    ...reasonOf(news),
    'Se non rispondi, l’ordine resta com’è.',
  ],
});

const moved = (news: OrderNews): OrderLetter => {
  const { number, when, from = 'il negozio di prima', fetchedAt } = news;
  const shop = news.shop ?? 'Un altro negozio';
  const time = when ? `, ${when}` : '';
  return {
    subject: fetchedAt
      ? `Ordine ${number}: lo ritiri in un altro negozio`
      : `Ordine ${number}: lo prepara un altro negozio`,
    title: fetchedAt ? 'Il posto del ritiro è cambiato' : 'Lo prepara un altro negozio',
    words: fetchedAt
      ? [
          `Il tuo ordine adesso lo prepara ${shop}: lo ritiri in ${fetchedAt}${time}, non più da ${from}.`,
          `Il numero da dire alla cassa è ${number}. Il prezzo non cambia.`,
          'Se quel negozio non ti va bene, puoi annullare l’ordine dalla sua pagina finché non lo ritiri: se hai pagato, ti rimborsiamo tutto.',
        ]
      : [
          `Il tuo ordine adesso lo prepara ${shop}, non più ${from}: arriva sempre da te${time}.`,
          `Il nuovo numero è ${number}. Il prezzo non cambia.`,
        ],
  };
};

const rejected = (news: OrderNews, shop: string): OrderLetter => ({
  subject: `Ordine ${news.number}: il negozio non può prepararlo`,
  title: 'Ci dispiace, non possiamo prepararlo',
  words: [`${shop} non può preparare il tuo ordine.`, ...reasonOf(news), ...back(news)],
});

const cancelled = (news: OrderNews): OrderLetter => ({
  subject: `Ordine ${news.number} annullato`,
  title: 'Ordine annullato',
  words: ['L’ordine è annullato, come ci hai chiesto.', ...back(news)],
});

const refunded = (news: OrderNews): OrderLetter => ({
  subject: `Ordine ${news.number}: rimborso`,
  title: 'Ti abbiamo fatto un rimborso',
  words: [...reasonOf(news), ...back(news)],
});

/** News about money, or facts a customer must know: always in our words. */
type FixedNewsKind = Exclude<OrderNews['kind'], 'accepted' | 'ready' | 'sent' | 'shipped' | 'time_changed'>;

const letterFor = (kind: FixedNewsKind, news: OrderNews): OrderLetter => {
  switch (kind) {
    case 'rejected':
      return rejected(news, news.shop ?? 'Il negozio');
    case 'cancelled':
      return cancelled(news);
    case 'refunded':
      return refunded(news);
    case 'paid_too_late':
      return paidTooLate(news);
    case 'show_cancelled':
      return showCancelled(news);
    case 'show_changed':
      return showChanged(news);
    case 'unanswered':
      return unanswered(news);
    case 'change_proposed':
      return changeProposed(news);
    case 'made_again':
      return madeAgain(news);
    case 'dishes_added':
      return dishesAdded(news);
    case 'addition_returned':
      return additionReturned(news);
    case 'moved':
      return moved(news);
  }
};

/** Words of an order's news: everyday news in the brand's own, all others as they are. */
const newsWords = (news: OrderNews, sender: Sender) => {
  const { kind } = news;
  switch (kind) {
    case 'accepted':
    case 'ready':
    case 'sent':
    case 'shipped':
    case 'time_changed': {
      const { opening, ...said } = say(`order_${kind}`, { ...news, shop: news.shop ?? 'il negozio' }, sender);
      return { ...said, blocks: opening };
    }
    default: {
      const { subject, title, words } = letterFor(kind, news);
      const [first = title, ...rest] = words;
      const greeted = paragraph(`${greet(news.firstname, sender)}, ${lowerFirst(first)}`);
      return { subject, title, preheader: first, blocks: [greeted, ...rest.map(paragraph)] };
    }
  }
};

export const orderNews = (news: OrderNews, sender: Sender): Letter => {
  const { blocks, ...said } = newsWords(news, sender);
  return {
    ...said,
    blocks: [
      ...blocks,
      button('Vedi l’ordine', news.link),
      note(`Qualcosa non va? ${upperFirst(reachUs(sender))}.`),
    ],
    reason: why(sender),
  };
};

const lowerFirst = (text: string) =>
  /^(Il|I|L’|Lo|Nel|Ti|Quando) ?/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export type OrderWithdrawn = OfOrder & {
  readonly items: readonly string[];
  /** Arrival of the declaration, to the second. */
  readonly at: string;
  readonly refundCents: number;
};

export const orderWithdrawn = (order: OrderWithdrawn, sender: Sender): Letter => ({
  subject: `Ordine ${order.number}: abbiamo ricevuto il tuo recesso`,
  preheader: `Ricevuto il ${moment(order.at)}.`,
  title: 'Recesso ricevuto',
  blocks: [
    paragraph(
      `${greet(order.firstname, sender)}, il ${moment(order.at)} abbiamo ricevuto la tua dichiarazione di recesso per l’ordine ${order.number}. Questa email lo conferma: conservala.`,
    ),
    facts([
      ['Ricevuto', moment(order.at)],
      ['Ordine', order.number],
      ['Da rimborsare', euro(order.refundCents)],
    ]),
    list(order.items),
    paragraph(
      'Rispedisci i prodotti entro 14 giorni, interi e nella loro confezione. Appena tornano, o quando ci mandi la prova della spedizione, ti rimborsiamo con lo stesso mezzo con cui hai pagato.',
    ),
    button('Vedi l’ordine', order.link),
  ],
  reason: why(sender),
});
