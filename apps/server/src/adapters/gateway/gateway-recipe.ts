import type { Trouble } from '@zanga/domain/brand/service-trial';

/** A place in an answer: `messages.0.status`; `*` stands for every entry of a list. */
export type AnswerPath = string;

/** Which answer is a yes: what stands at the path is one of these, or anything where none are named. */
export type AnswerTest = { readonly path: AnswerPath; readonly values: readonly string[] };

/** What a vendor's own code means: a no to this message, or trouble that may pass. */
export type CodeMeaning = 'refused' | Trouble;

/**
 * How a gateway takes a message, and how its answer tells what became of it. Strings may hold `{to}` (`+39…`), `{digits}`
 * (the same without plus), `{text}`, `{xml}` (the text escaped for XML), `{from}`, `{fromDigits}`, `{key}`, `{user}`,
 * `{token}`, `{basic}` and `{jwt}`.
 */
export type GatewayRecipe = {
  readonly url: string;
  readonly format: 'json' | 'form';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Fields more for a text with letters that plain SMS do not have; whoever tells by themselves need none. */
  readonly wide?: Readonly<Record<string, string>>;
  /** Without it every answer of 2xx is a yes. */
  readonly yes?: AnswerTest | undefined;
  /** Where a no has its code, the first that is there, and what codes mean. */
  readonly codes?: readonly AnswerPath[];
  readonly meanings?: Readonly<Record<string, CodeMeaning>>;
};
