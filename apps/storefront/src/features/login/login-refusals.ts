import { isApiError } from '@zanga/browser/api/api-error.ts';
import { ApiError } from '@zanga/contract/wire/client';

/** Words that the specification gives by the status of an answer, whatever its body says. */
const wordsOf = (status: number, words: string) => (error: unknown) =>
  isApiError(error) && error.status === status ? words : undefined;

/** ERR-2. */
export const loginRefusal = wordsOf(401, 'Email e/o password non validi');
/** ERR-6. */
export const resetRefusal = wordsOf(400, "L'indirizzo email non è stato trovato");
/** ERR-3: a refusal without a reason. */
export const registerRefusal = (error: unknown) =>
  isApiError(error) && error.status === 422 && error.code === 'unknown'
    ? 'Controllare i dati inseriti'
    : undefined;

/** A new account is entered at once: a password that does not fit means that the email had an account before. */
export const notTheirs = (error: unknown): never => {
  if (!isApiError(error) || error.status !== 401) throw error;
  throw new ApiError(401, {
    code: 'register.refused',
    error: 'Non è stato possibile registrarti: se hai già un account, accedi o reimposta la password',
  });
};

/** Takes an answer of 200 that says no, `false` or `{ success: false }`, for a refusal with this status. */
export const refuseFalse = (answer: unknown, status: number): void => {
  const success =
    typeof answer === 'object' && answer !== null && 'success' in answer ? answer.success : answer;
  if (success === false) throw new ApiError(status);
};
