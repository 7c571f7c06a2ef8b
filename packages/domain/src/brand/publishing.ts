/** Texts that customers agree to, and agree to again after a change that asks for it. */
export const agreedTexts = ['terms', 'privacy'] as const;
export type AgreedText = (typeof agreedTexts)[number];

export const isAgreedText = (slug: string): slug is AgreedText =>
  agreedTexts.some((agreed) => agreed === slug);

/** Time of publication, and whether customers are asked to agree. */
export type Publishing = {
  /** Null publishes at once. */
  readonly at: Date | null;
  readonly asks: boolean;
  /** The change in words for customers, shown where they are asked. */
  readonly reason: string;
};

export type PublishingProblem = { readonly field: 'at' | 'asks' | 'reason'; readonly text: string };

const dayMs = 86_400_000;
const longestDays = 366;

/** Problems that prevent publishing a text. */
export const publishingProblems = (
  slug: string,
  { at, asks, reason }: Publishing,
  now: Date,
): readonly PublishingProblem[] => [
  ...(at && at <= now ? [{ field: 'at' as const, text: 'Scegli un momento che deve ancora venire' }] : []),
  ...(at && at.getTime() > now.getTime() + longestDays * dayMs
    ? [{ field: 'at' as const, text: 'Scegli un momento entro un anno' }]
    : []),
  ...(asks && !isAgreedText(slug)
    ? [{ field: 'asks' as const, text: 'Si chiede di accettare solo condizioni e privacy' }]
    : []),
  ...(asks && reason.trim() === ''
    ? [{ field: 'reason' as const, text: 'Scrivi che cosa cambia per i clienti' }]
    : []),
];
