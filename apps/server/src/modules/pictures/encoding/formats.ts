/** Formats a picture is served in, the lightest first. */
export const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

export const contentTypeOf = (format: Format): `image/${Format}` => `image/${format}`;

type Weighed = { readonly type: string; readonly weight: number };

/** An entry of an `Accept` header; an unreadable weight counts as none, as in most servers. */
const weighed = (entry: string): Weighed => {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.map((parameter) => /^q\s*=\s*([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1]);
  return { type, weight: Number(weight.find((given) => given !== undefined) ?? 1) };
};

/**
 * Format for a caller with this `Accept` header. AVIF and WebP go only to callers that name them, since programs that
 * know neither send `*`. JPEG is understood everywhere, so it is also the answer to a header that accepts nothing.
 */
export const formatFor = (accept: string | undefined): Format => {
  const accepted = new Map(
    (accept ?? '')
      .split(',')
      .map(weighed)
      .map(({ type, weight }) => [type, weight]),
  );
  const weightOf = (format: Format): number => {
    const named = accepted.get(contentTypeOf(format));
    if (named !== undefined || format !== 'jpeg') return named ?? 0;
    return accepted.get('image/*') ?? accepted.get('*/*') ?? 0;
  };
  const best = formats.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  return best !== undefined && weightOf(best) > 0 ? best : 'jpeg';
};
