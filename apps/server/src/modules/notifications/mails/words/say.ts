import { firstThatFits, type LetterField, type Placeholder } from '@zanga/domain/notifications/letter-words';
import { type Block, type Letter, paragraph, type Sender } from '../mail.ts';
import { greet, nameIn, upperFirst } from '../wording.ts';
import { isOwnLetter, type OwnLetterName, ownLetter } from './own-letters.ts';

const textIn = (data: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(data, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

type Values = Partial<Record<Placeholder, string>>;

/** Values of the placeholders in one letter. */
const valuesOf = (data: object, sender: Sender): Values => {
  const firstname = textIn(data, 'firstname') ?? '';
  const [numero, ora] = [textIn(data, 'number') ?? textIn(data, 'reference'), textIn(data, 'when')];
  const negozio = textIn(data, 'shop');
  return {
    ...{ saluto: greet(firstname, sender), nome: nameIn(firstname), marca: sender.name },
    abbonamento: sender.names.prime,
    ...(numero !== undefined && { numero }),
    ...(negozio !== undefined && { negozio }),
    ...(ora !== undefined && { ora }),
  };
};

const paragraphsOf = (text: string): readonly Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(paragraph);

type Said = Pick<Letter, 'subject' | 'title'> & {
  readonly opening: readonly Block[];
  /** First words as shown beside the subject, without the greeting. */
  readonly preheader: string;
};

/** Words of a letter: the brand's own if their placeholders have values, else the usual ones. */
export const say = (name: OwnLetterName, data: object, sender: Sender): Said => {
  const { says } = ownLetter(name);
  const own = sender.words[name];
  const values = valuesOf(data, sender);
  const put = (field: Exclude<LetterField, 'closing'>) =>
    firstThatFits([own?.[field] ?? '', ...(says[field]?.texts ?? [])], values);
  const opening = put('opening');
  const greeting = `${values.saluto}, `;
  const [first = ''] = (opening.startsWith(greeting) ? opening.slice(greeting.length) : opening).split('\n');
  return {
    ...{ subject: put('subject'), title: put('title'), opening: paragraphsOf(opening) },
    preheader: upperFirst(first),
  };
};

/** The name under which the brand words a letter; each kind of an order's news has its own. */
const wordedAs = (name: string, data: object): OwnLetterName | undefined => {
  const full = name === 'order_news' ? `order_${textIn(data, 'kind') ?? ''}` : name;
  return isOwnLetter(full) ? full : undefined;
};

/** Own words before the facts of a letter, with one greeting only. */
const led = (opening: readonly Block[], blocks: readonly Block[], greeting: string): readonly Block[] => {
  const [first, ...rest] = blocks;
  if (opening.length === 0 || first?.kind !== 'paragraph' || !first.text.startsWith(`${greeting}, `))
    return [...opening, ...blocks];
  return [...opening, paragraph(upperFirst(first.text.slice(greeting.length + 2))), ...rest];
};

/** A letter with the brand's words before and after its facts. */
export const inOwnWords = (name: string, data: object, letter: Letter, sender: Sender): Letter => {
  const worded = wordedAs(name, data);
  if (worded === undefined) return letter;
  const own = sender.words[worded];
  const values = valuesOf(data, sender);
  const fitting = (text = '') => paragraphsOf(firstThatFits([text], values));
  const before = ownLetter(worded).says.opening ? [] : fitting(own?.opening);
  return {
    ...letter,
    blocks: [
      ...led(before, letter.blocks, values.saluto ?? ''),
      ...fitting(own?.closing),
      ...fitting(sender.words.every?.closing),
    ],
  };
};
