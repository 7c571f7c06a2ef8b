import { answered, isAboutMessage, type VendorAnswer } from '../call-vendor.ts';
import { type Delivery, refused, sent, unknown } from '../delivery.ts';
import type { AnswerPath, AnswerTest, GatewayRecipe } from './gateway-recipe.ts';

const step = (value: unknown, name: string): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (name === '*') return Array.isArray(value) ? value : [];
  const entry = Object.entries(value).find(([key]) => key === name);
  return entry === undefined ? [] : [entry[1]];
};

/** Texts found at a path; null counts as missing. */
const valuesAt = (body: unknown, path: AnswerPath): readonly string[] =>
  path
    .split('.')
    .reduce<readonly unknown[]>((found, name) => found.flatMap((value) => step(value, name)), [body])
    .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(String);

type Verdict = 'yes' | 'no' | 'unclear';

/** A list with some yes was sent in part; an answer without the path is unclear. */
const verdictOf = ({ status, body }: VendorAnswer, yes: AnswerTest | undefined): Verdict => {
  if (status < 200 || status >= 300) return 'no';
  if (yes === undefined) return 'yes';
  const said = valuesAt(body, yes.path);
  const good = said.filter((value) => yes.values.length === 0 || yes.values.includes(value));
  if (said.length > 0 && good.length === said.length) return 'yes';
  return said.length > 0 && good.length === 0 ? 'no' : 'unclear';
};

/** The vendor's code in an answer. Its texts repeat numbers, so only short code-like values count. */
const codeIn = ({ body }: VendorAnswer, { codes = [], yes }: GatewayRecipe): string => {
  const said = [...codes, ...(yes ? [yes.path] : [])].flatMap((path) => valuesAt(body, path));
  const code = said.find((value) => yes === undefined || !yes.values.includes(value)) ?? '';
  return /^[\w.-]{1,24}$/.test(code) && !/\d{7}/.test(code) ? code : '';
};

/** A gateway that gave up waiting may still have passed the message on. */
const gatewayTimeout = 504;

/** Outcome of a message by the gateway's answer; passing trouble is thrown. */
export const readAnswer = (name: string, answer: VendorAnswer, recipe: GatewayRecipe): Delivery => {
  const { status } = answer;
  const verdict = verdictOf(answer, recipe.yes);
  if (verdict === 'yes') return sent;
  if (verdict === 'unclear') return unknown('broken');
  if (status === gatewayTimeout) return unknown('late');
  const code = codeIn(answer, recipe);
  const meaning = recipe.meanings?.[code] ?? (isAboutMessage(status) ? 'refused' : undefined);
  if (meaning === 'refused') return refused(`gateway ${status}${code && ` ${code}`}`);
  throw answered(name, answer, code, meaning);
};
