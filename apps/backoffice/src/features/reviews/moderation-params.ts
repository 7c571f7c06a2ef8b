import { type ReviewState, reviewStates } from '@zanga/domain/reviews/review-rules';

/** Which reviews are looked at, as the address says it. */
export type ModerationParams = { readonly stato?: ReviewState; readonly pagina?: number };

export const moderationParams = (raw: Readonly<Record<string, unknown>>): ModerationParams => {
  const stato = reviewStates.find((state) => state === raw.stato);
  const pagina = Number(raw.pagina);
  return { ...(stato && { stato }), ...(Number.isInteger(pagina) && pagina > 1 && { pagina }) };
};
