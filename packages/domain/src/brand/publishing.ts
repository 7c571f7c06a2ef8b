/** Texts that customers agree to, and are asked about anew where a change says so. */
export const agreedTexts = ['terms', 'privacy'] as const;
export type AgreedText = (typeof agreedTexts)[number];

export const isAgreedText = (slug: string): slug is AgreedText =>
  agreedTexts.some((agreed) => agreed === slug);

/** From when a text is read, and whether customers are asked to agree to it. */
export type Publishing = {
  /** Null is at once. */
  readonly at: Date | null;
  readonly asks: boolean;
  /** What changes for customers, in words that they read where they are asked. */
  readonly reason: string;
};

export type PublishingProblem = { readonly field: 'at' | 'asks' | 'reason'; readonly text: string };

const dayMs = 86_400_000;
const longestDays = 366;

/** What is in the way of publishing a text so. */
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
