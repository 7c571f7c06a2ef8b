import type { Trouble } from '@zanga/domain/brand/service-trial';

/** Path into an answer: `messages.0.status`; `*` stands for every entry of a list. */
export type AnswerPath = string;

/** Test for a yes: the path holds one of the values, or anything if none are named. */
export type AnswerTest = { readonly path: AnswerPath; readonly values: readonly string[] };

/** Meaning of a vendor's code: a no to this message, or passing trouble. */
export type CodeMeaning = 'refused' | Trouble;

/**
 * Request and answer format of a gateway. Strings may hold `{to}` (`+39…`), `{digits}` (the same without plus),
 * `{text}`, `{xml}` (the text escaped for XML), `{from}`, `{fromDigits}`, `{key}`, `{user}`, `{token}`, `{basic}` and
 * `{jwt}`.
 */
export type GatewayRecipe = {
  readonly url: string;
  readonly format: 'json' | 'form';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Extra fields for a text with letters outside plain SMS; vendors that detect them need none. */
  readonly wide?: Readonly<Record<string, string>>;
  /** Without it every 2xx answer is a yes. */
  readonly yes?: AnswerTest | undefined;
  /** Paths to the code of a no, first match wins, and the meanings of codes. */
  readonly codes?: readonly AnswerPath[];
  readonly meanings?: Readonly<Record<string, CodeMeaning>>;
};
