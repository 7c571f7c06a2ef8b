import { requestHeaders } from '../../../base/api/api.tsx';
import { answerMilliseconds, serviceUrl } from '../../../base/api/config.ts';
import { paymentTexts as t } from '../payment-texts.ts';

type TypedCard = {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly cvc: string;
};

export type SandboxAnswer =
  | { readonly refusal: string }
  /** Address of the bank's question; null without one. */
  | { readonly refusal: null; readonly challenge: string | null };

const wordsIn = (error: unknown): string | undefined => {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : undefined;
};

const answerOf = (body: Readonly<Record<string, unknown>>): SandboxAnswer => {
  if (body.error) return { refusal: wordsIn(body.error) ?? t.failed };
  const challenge = body.challenge_url;
  return { refusal: null, challenge: typeof challenge === 'string' ? serviceUrl + challenge : null };
};

/** Gives the card to the sandbox, which stands where a provider's own servers would. */
export const confirmAtSandbox = async (
  clientSecret: string,
  card: TypedCard | null,
): Promise<SandboxAnswer> => {
  try {
    const response = await fetch(`${serviceUrl}/dev/payments/confirm`, {
      method: 'POST',
      headers: { ...requestHeaders('POST'), 'content-type': 'application/json' },
      body: JSON.stringify({ client_secret: clientSecret, card }),
      signal: AbortSignal.timeout(answerMilliseconds),
    });
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? answerOf({ ...body }) : { refusal: t.failed };
  } catch {
    return { refusal: t.failed };
  }
};
