import type { AuditAction, AuditKind } from '@zanga/domain/staff/audit';

/** What each entry says was done. */
export const actionWords = {
  'order.accept': 'Ordine accettato',
  'order.reject': 'Ordine rifiutato',
  'order.advance': 'Ordine portato avanti',
  'order.refund': 'Rimborso',
  'order.retry_refund': 'Rimborso ritentato',
  'order.refund_by_hand': 'Rimborso dato a mano',
  'order.take_money': 'Incasso',
  'order.take_money_back': 'Incasso annullato',
  'order.note': 'Nota su un ordine',
  'order.print': 'Scontrino di cucina stampato',
  'order.block_contact': 'Contatto bloccato o sbloccato',
  'shop.pause': 'Pausa del negozio',
  'shop.plan_answers': 'Piano per gli ordini senza risposta',
  'product.sold_out': 'Prodotto esaurito',
  'table.lay': 'Tavolo aggiunto',
  'table.relabel': 'Tavolo rinominato',
  'table.remove': 'Tavolo tolto',
  'table.open': 'Tavolo aperto o chiuso',
  'table.take_money': 'Incasso al tavolo',
  'table.see_to_call': 'Chiamata servita',
  'totem.add': 'Totem aggiunto',
  'totem.remove': 'Totem tolto',
  'show.cancel': 'Spettacolo annullato',
  'review.publish': 'Recensione pubblicata',
  'review.refuse': 'Recensione rifiutata',
  'review.answer': 'Risposta a una recensione',
  'picture.upload': 'Immagine caricata',
  'code.redeem': 'Codice usato',
  'code.undo': 'Uso di un codice annullato',
  'person.invite': 'Persona invitata',
  'person.invite_again': 'Invito mandato di nuovo',
  'person.uninvite': 'Invito ritirato',
  'person.accept': 'Invito accettato',
  'person.change_posts': 'Ruoli cambiati',
  'person.suspend': 'Persona sospesa',
  'person.restore': 'Persona riattivata',
  'person.remove': 'Persona rimossa',
  'person.end_sessions': 'Accessi chiusi',
  'audit.trim': 'Voci scadute cancellate',
} as const satisfies Record<AuditAction, string>;

/** What each kind of thing is called. */
const kindWords = {
  order: 'Ordine',
  shop: 'Negozio',
  brand: 'Marchio',
  product: 'Prodotto',
  table: 'Tavolo',
  totem: 'Totem',
  show: 'Spettacolo',
  review: 'Recensione',
  picture: 'Immagine',
  code: 'Codice',
  person: 'Persona',
  invitation: 'Invito',
  audit: 'Registro',
} as const satisfies Record<AuditKind, string>;

const actions: Readonly<Record<string, string>> = actionWords;
const kinds: Readonly<Record<string, string>> = kindWords;

/** Words of an entry, which may be older than today's list. */
export const actionText = (action: string): string => actions[action] ?? action;
export const kindText = (kind: string): string => kinds[kind] ?? kind;

export const auditTexts = {
  title: 'Registro',
  line: 'Chi ha cambiato che cosa, e quando. Nessuno può modificarlo.',
  list: 'Voci del registro',
  export: 'Scarica la tabella',
  exporting: 'Preparo…',
  columns: {
    at: 'Quando',
    who: 'Chi',
    action: 'Che cosa',
    thing: 'Su che cosa',
    change: 'Cambiamento',
    shop: 'Negozio',
    from: 'Da dove',
  },
  system: 'Sistema',
  none: 'nulla',
  filters: 'Filtri del registro',
  person: 'Persona',
  everybody: 'Tutti',
  action: 'Che cosa',
  everything: 'Tutto',
  from: 'Dal giorno',
  until: 'Al giorno',
  ofThing: (kind: string) => `Solo questo: ${kind}`,
  clear: 'Togli i filtri',
  empty: { title: 'Il registro è vuoto', line: 'Qui compare ogni cambiamento fatto dal personale.' },
} as const;
