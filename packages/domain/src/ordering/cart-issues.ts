import { availabilityLabel } from '../catalogue/availability-words.ts';
import { formatEuro } from '../money.ts';
import { type WhyNot, whyNotWords } from '../shops/why-not.ts';
import type { CartFacts, LineFacts, PartFacts } from './cart-facts.ts';
import type { IssueCode } from './cart-issue-codes.ts';
import type { CarriedPart, PartKey } from './cart-parts.ts';

export type CartIssue = {
  readonly code: IssueCode;
  /** Italian text for the customer. */
  readonly text: string;
  /** Whether it prevents the order. */
  readonly blocking: boolean;
  readonly item: string | null;
  readonly part: PartKey | null;
};

/** Issues of a cart: of its lines first, then of its parts, then of the whole. */
export const cartIssues = ({ lines, parts, couponRefusal, now }: CartFacts): readonly CartIssue[] => {
  const whole = (code: IssueCode, text: string, blocking: boolean): CartIssue => ({
    code,
    text,
    blocking,
    item: null,
    part: null,
  });
  if (lines.length === 0) return [whole('nothing_to_order', 'Il carrello è vuoto', true)];
  const oldest = Math.max(0, ...lines.map(({ sale }) => sale?.ageLimit ?? 0));
  return [
    ...lines.flatMap((line) => lineIssues(line, lines, now)),
    // Tickets are not delivered: only their lines can have issues.
    ...parts.flatMap((facts) => (isCarried(facts) ? partIssues(facts, now) : [])),
    ...(couponRefusal === null ? [] : [whole('coupon_refused', couponRefusal, false)]),
    ...(oldest === 0 ? [] : [whole('age_check', ageText(lines, oldest), false)]),
  ];
};

const lineIssues = (line: LineFacts, all: readonly LineFacts[], now: Date): readonly CartIssue[] => {
  const { id, part, name, seen, sale } = line;
  const tell = (code: IssueCode, text: string, blocking = true): CartIssue => ({
    code,
    text,
    blocking,
    item: id,
    part,
  });
  if (sale === null) return [tell('product_gone', `«${name}» non è più in vendita`)];
  const issues: CartIssue[] = [];
  const label = availabilityLabel(sale.availability, now);
  if (sale.availability.state !== 'available' && label !== null) {
    issues.push(tell(`product_${sale.availability.state}`, `«${name}»: ${lowered(label)}`));
  }
  const wanted = all.reduce((sum, { product, qty }) => (product === line.product ? sum + qty : sum), 0);
  if (sale.stock !== null && sale.stock > 0 && sale.stock < wanted) {
    issues.push(tell('product_few_left', fewText(name, sale.stock)));
  }
  if (!sale.choices.ok) {
    const reasons = sale.choices.problems.map(({ text }) => lowered(text)).join('; ');
    issues.push(tell('options_changed', `«${name}»: ${reasons}`));
  }
  if (seen !== null && seen !== sale.unit) {
    const text = `«${name}» ora costa ${formatEuro(sale.unit)} invece di ${formatEuro(seen)}`;
    // A higher price is a warning to be read; a lower one is good news.
    if (sale.unit > seen) issues.push(tell('price_changed', text, false));
    else issues.push(tell('price_fell', `Buona notizia: ${text}`, false));
  }
  return issues;
};

type CarriedFacts = PartFacts & {
  readonly part: CarriedPart;
  readonly mode: Exclude<PartFacts['mode'], 'entry'>;
};

const isCarried = (facts: PartFacts): facts is CarriedFacts =>
  facts.part !== 'tickets' && facts.mode !== 'entry';

const partIssues = (facts: CarriedFacts, now: Date): readonly CartIssue[] => {
  const { part, mode, minimum, missing, whyNot } = facts;
  const tell = (code: IssueCode, text: string): CartIssue => ({
    code,
    text,
    blocking: true,
    item: null,
    part,
  });
  const issues: CartIssue[] = [];
  if (!facts.chosen) issues.push(tell('shop_missing', notChosen[part]));
  else if (!facts.hasShop && mode !== 'shipping') issues.push(tell('shop_missing', shopMissing[mode]));
  if (facts.chosen && !facts.hasAddress && (mode === 'delivery' || mode === 'shipping')) {
    issues.push(
      tell('address_missing', mode === 'shipping' ? 'Scrivi dove spedire' : 'Scrivi dove consegnare'),
    );
  } else if (whyNot !== null && facts.hasShop) {
    issues.push(tell(codeOf(whyNot), whyNotWords(whyNot, now)));
  }
  if (mode === 'onshop' && facts.chosen && !facts.table && !facts.atTotem) {
    issues.push(tell('table_missing', 'Inquadra il codice del tavolo'));
  }
  if (mode === 'onshop' && facts.tableClosed) issues.push(tell('table_closed', closedTable(facts.table)));
  if (missing > 0) {
    const text = `Mancano ${formatEuro(missing)} al minimo di ${formatEuro(minimum)}`;
    issues.push(tell('below_minimum', text));
  }
  return issues;
};

const notChosen = {
  food: 'Scrivi dove te lo portiamo, oppure scegli il ritiro',
  goods: 'Scegli se spedire i prodotti o ritirarli in negozio',
} as const satisfies Record<CarriedPart, string>;

const shopMissing = {
  delivery: 'Scegli il negozio che consegna',
  pickup: 'Scegli il negozio dove ritirare',
  onshop: 'Scegli il negozio in cui ti trovi',
} as const;

const closedTable = (table: string | null) =>
  `Il tavolo ${table ?? ''} è chiuso: chiedi a chi serve di aprirlo`;

const codeOf = ({ code }: WhyNot): IssueCode => {
  switch (code) {
    case 'closed':
      return 'shop_closed';
    case 'paused':
      return 'shop_paused';
    default:
      return code;
  }
};

const fewText = (name: string, stock: number): string => {
  const left = stock === 1 ? 'resta 1 pezzo' : `restano ${stock} pezzi`;
  return `Di «${name}» ${left}: riduci la quantità`;
};

const ageText = (lines: readonly LineFacts[], oldest: number): string => {
  const names = new Set(lines.flatMap(({ name, sale }) => (sale?.ageLimit ? [`«${name}»`] : [])));
  const subject = names.size === 1 ? [...names].join() : 'alcuni prodotti';
  return `Per ${subject} devi avere almeno ${oldest} anni: te lo chiederemo alla conferma`;
};

/** A sentence continued after a colon; a name in quotes keeps its capital. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
