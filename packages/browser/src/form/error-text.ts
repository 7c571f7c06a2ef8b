import { isApiError } from '../api/api-error.ts';
import { errorTexts } from '../error-texts.ts';

/** Message for a form that could not be sent: the server's words, or the generic ones (ERR-1). */
export const errorText = (error: unknown): string =>
  isApiError(error) && error.code !== 'unknown' ? error.message : errorTexts.unexpected;

type FieldProblem = { readonly name: string; readonly message: string };

/** The server's objections to single fields, under the names that the form gives them; it knows only its own. */
export const fieldProblemsOf = (
  error: unknown,
  known: readonly string[],
  renamed: Readonly<Record<string, string>> = {},
): readonly FieldProblem[] => {
  if (!isApiError(error)) return [];
  return Object.entries(error.fields).flatMap(([told, [message]]) => {
    const name = renamed[told] ?? told;
    return message !== undefined && known.includes(name) ? [{ name, message }] : [];
  });
};

/** Refusals whose words stand better at their field alone than above the form as well. */
const toldAtField: ReadonlySet<string> = new Set(['password.wrong', 'phone.code_wrong', 'captcha.refused']);

/** Whether the words above the form would only repeat what stands at a field. */
export const isToldAtField = (error: unknown, problems: readonly FieldProblem[]): boolean =>
  problems.length > 0 && isApiError(error) && toldAtField.has(error.code);
