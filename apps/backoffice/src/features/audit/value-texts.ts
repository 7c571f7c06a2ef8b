import { money } from '@zanga/browser/format.ts';
import { allergenNames } from '@zanga/domain/catalogue/italian-names';
import { cents } from '@zanga/domain/money';
import { type AuditKey, describedAuditWords, describedChoiceNames } from '@zanga/domain/staff/audit-keys';
import { names } from '../../base/names.ts';
import { occasionNames, rewardNames } from '../../parts/coupon-words.ts';
import { momentText } from '../../parts/moment.ts';
import { orderStateNames } from '../../parts/order-words.ts';
import { roleWords } from '../../parts/role-words.ts';
import { serviceNames } from '../../parts/service-words.ts';
import { vatClassNames } from '../../parts/vat-words.ts';

/** Words of each key in an entry. */
const fieldWords: Readonly<Record<AuditKey, string>> = {
  ...describedAuditWords,
  prime_price_cents: `Prezzo ${names.prime}`,
  state: 'Stato',
  promised_at: 'Previsto per',
  taken_cents: 'Incassato',
  lost_cents: 'Dato per perso',
  refunded_cents: 'Rimborsato',
  amount_cents: 'Importo',
  refund: 'Rimborso',
  by: 'In che modo',
  note: 'Nota',
  prints: 'Stampe',
  due_cents: 'Da incassare',
  phone: 'Telefono bloccato',
  email: 'Email bloccata',
  paused_until: 'In pausa fino a',
  sold_out_until: 'Esaurito fino a',
  plan: 'Piano',
  open: 'Aperto',
  call: 'Chiamata',
  label: 'Nome',
  reader: 'Lettore di carte',
  answer: 'Risposta',
  alt: 'Descrizione',
  used: 'Codice',
  posts: 'Ruoli',
  suspended: 'Sospeso',
  sessions: 'Accessi',
  ended: 'Accessi chiusi',
  expires_at: 'Vale fino a',
  entries: 'Voci',
  cancelled: 'Annullato',
  orders: 'Ordini',
  exported: 'Ordini nel file',
  filter: 'Filtro',
  // Of a table of products.
  file: 'File',
  added: 'Prodotti nuovi',
  changed: 'Prodotti cambiati',
  came_to: 'Com’è andata',
  left: 'Lasciati com’erano',
  reason: 'perché',
  contains: 'contiene',
  may_contain: 'tracce di',
  not_published: 'Non è andato in vendita',
  weekdays: 'giorni',
  to: 'alle',
  first_date: 'dal giorno',
  last_date: 'fino al giorno',
  // Of the brand.
  tried: 'Servizio provato',
  open_to_public: 'Aperto al pubblico',
  demo: 'Dati di prova',
  // Of a shop.
  copy_of: 'Copia di',
  // Of a category.
  parent: 'Dentro',
  place: 'Posto',
  promo: 'Fra le promozioni',
  // Of a show.
  told: 'Ordini avvisati',
  // Of a group of options.
  min: 'Almeno',
  max: 'Al massimo',
  most_of_each: 'Porzioni della stessa scelta',
  choices: 'Scelte',
  // Of a text.
  value: 'Testo',
  // Of a letter.
  subject: 'Oggetto',
  opening: 'Prime parole',
  closing: 'Ultime parole',
  // Of a message.
  assigned_to: 'Affidato a',
  closed: 'Chiuso',
  // Of a coupon.
  rate_percent: 'Sconto in %',
  most_cents: 'Al massimo',
  free: 'Gratis',
  members_only: `Solo per chi ha ${names.prime}`,
  on: 'quando',
  days: 'giorni',
  stopped: 'Sospeso',
  people: 'Persone',
  group: 'Gruppo',
  codes: 'Codici',
  codes_for: 'Per che cosa',
  prefix: 'Iniziano con',
  withdrawn: 'Ritirati',
  // Of a plan of Prime, and of a member.
  trial_days: 'Giorni di prova',
  trial_cents: 'Costo della prova',
  free_delivery_over_cents: 'Consegna gratis da',
  instore_percent: 'Sconto in cassa in %',
  begins_at: 'Vale dal',
  ends_at: 'Finisce il',
  delivery_hours: 'Orari delle consegne',
  pickup_hours: 'Orari del ritiro',
  onshop_hours: 'Orari al tavolo',
  totem_hours: 'Orari al totem',
  unusual_days: 'Giorni diversi',
  areas: 'Zone di consegna',
  delivery_slots: 'Fasce delle consegne',
  pickup_slots: 'Fasce del ritiro',
  slot_minutes: 'minuti per fascia',
  kitchen_minutes: 'minuti di cucina',
  days_ahead: 'giorni prenotabili',
  pieces: 'pezzi',
  // Of the plan for unanswered orders.
  louder: 'squillo più forte',
  managers: 'responsabili',
  cancel: 'annullo',
  pause: 'pausa',
  // Of an order's changes.
  change: 'Proposta',
  redo: 'Rifacimento',
  qty: 'pezzi',
  take_out: 'Esce',
  put_in: 'Entra',
  way: 'In che modo',
  how: 'Come',
  delivery_paused_until: 'Consegne in pausa fino a',
  // Of a show, a device and a person.
  shop_id: 'Negozio',
  kind: 'Tipo',
  code_until: 'Codice valido fino a',
  idle_minutes: 'Minuti senza tocchi',
  person: 'Persona',
  pin: 'PIN',
  pin_of: 'PIN scelto',
  factor: 'Secondo fattore',
  factors: 'Secondo fattore',
  required: 'Richiesto',
  // Of a post.
  role: 'ruolo',
  shop: 'negozio',
};

const words: Readonly<Record<string, string>> = {
  ...orderStateNames,
  ...roleWords,
  waiting: 'In attesa',
  published: 'Pubblicata',
  refused: 'Rifiutata',
  card: 'Sulla carta',
  hand: 'A mano',
  prime: names.prime,
  coupon: 'Coupon',
  ticket: 'Biglietto',
  badge: 'Badge',
};

/** Dictionaries of listed values, by their key. */
const listed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...describedChoiceNames,
  contains: allergenNames,
  may_contain: allergenNames,
  vat_class: vatClassNames,
  reward: rewardNames,
  on: occasionNames,
  stopped: { new: 'per chi non ce l’ha', all: 'per tutti' },
  tried: serviceNames,
  kind: { till: 'tablet di cassa', totem: 'totem', scanner: 'scanner' },
  way: { call: 'chiamata', email: 'email', push: 'notifica' },
  factor: { totp: 'app di codici', passkey: 'passkey' },
  features: { zanga_prime: names.membership, worker_badge: 'badge del personale' },
};

/** Payment ways of a till. */
const tillWays: Readonly<Record<string, string>> = {
  cash: 'contanti',
  terminal: 'carta al POS',
  voucher: 'buono pasto',
  lost: 'dato per perso',
};

/** Ids for programs, never shown. */
const machineKeys: ReadonlySet<string> = new Set(['change', 'redo']);

export const isRead = (key: string): boolean => !machineKeys.has(key);

/** Keys whose values are words of ours, not free text. */
const worded: ReadonlySet<string> = new Set(['state', 'by', 'used', 'role']);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const knownWords: Readonly<Record<string, string>> = fieldWords;

/** Words of a key; a key of an older entry that left the list shows as it is. */
export const fieldText = (key: string): string => knownWords[key] ?? key.replaceAll('_', ' ');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const minutesOf: ReadonlySet<string> = new Set(['louder', 'managers', 'call', 'cancel', 'pause']);

/** A dish of an order: `2 × Cannolo`. */
const dishText = ({ name, qty, ...rest }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof name === 'string' && typeof qty === 'number' && Object.keys(rest).length === 0
    ? `${qty} × ${name}`
    : undefined;

const nested = (value: Readonly<Record<string, unknown>>): string =>
  dishText(value) ??
  Object.entries(value)
    .map(([key, one]) =>
      minutesOf.has(key)
        ? `${fieldText(key)} ${one === null ? 'mai' : `${String(one)} min`}`
        : `${fieldText(key)} ${valueText(key, one)}`,
    )
    .join(', ');

const stringText = (key: string, value: string): string => {
  if (instant.test(value)) return momentText(value);
  if (value === 'infinity') return 'a tempo indeterminato';
  // A picture has no name.
  if (key === 'logo') return 'un’immagine';
  // The id of a colleague says nothing to the reader.
  if (key === 'assigned_to' || key === 'person') return 'qualcuno';
  if (key === 'how')
    return value
      .split(', ')
      .map((way) => tillWays[way] ?? way)
      .join(', ');
  return listed[key]?.[value] ?? (worded.has(key) ? (words[value] ?? value) : value);
};

/** Names of the shops the reader may see, by id. */
export type ShopNames = ReadonlyMap<string, string>;

/** `manager@shp_…`: role and shop of a post. */
const postText = (value: string, shops: ShopNames): string => {
  const [role = '', where = ''] = value.split('@');
  const place = { '*': 'tutti i negozi', '-': 'senza negozio' }[where] ?? shops.get(where) ?? where;
  return [words[role] ?? role, place].filter(Boolean).join(', ');
};

/** A value for people: amounts in euro, instants as times, states by name. */
export const valueText = (key: string, value: unknown, shops: ShopNames = new Map()): string => {
  if (value === undefined || value === null || value === '') return 'nulla';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'number') return key.endsWith('_cents') ? money(cents(value)) : String(value);
  if (typeof value === 'string' && key === 'shop_id') return shops.get(value) ?? 'un altro negozio';
  if (typeof value === 'string') return key === 'posts' ? postText(value, shops) : stringText(key, value);
  if (Array.isArray(value))
    return value.map((one: unknown) => valueText(key, one, shops)).join('; ') || 'nulla';
  return isRecord(value) ? nested(value) : String(value);
};
