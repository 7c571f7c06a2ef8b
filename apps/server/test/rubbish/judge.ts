import { type ErrorCode, errors } from '@zanga/contract/wire/errors';
import type { Route } from '@zanga/contract/wire/route';
import { z } from 'zod';

/** Refusals of every call, declared or not. */
const everywhere: readonly ErrorCode[] = [
  ...(['invalid', 'unauthenticated', 'forbidden', 'not_found'] as const),
  ...(['too_large', 'unsupported', 'too_many'] as const),
];

const codes = Object.keys(errors);
const Body = z.strictObject({
  error: z.string(),
  // The codes are the dictionary's keys.
  code: z.enum(codes as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
});

export type JudgedAnswer = { readonly statusCode: number; readonly type: string; readonly body: string };

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The problem of an answer; undefined if it is right. */
export const wrongWith = (route: Route, { statusCode, type, body }: JudgedAnswer): string | undefined => {
  if (statusCode < 400) {
    if (!route.response || statusCode === 303) return undefined;
    // Every schema of the contract is one of zod's.
    const read = (route.response as unknown as z.ZodType).safeParse(bodyOf(body));
    return read.success ? undefined : `${statusCode} is no answer of this endpoint: ${read.error.message}`;
  }
  if (!type.startsWith('application/json')) return `${statusCode} is no JSON but ${type}`;
  const read = Body.safeParse(bodyOf(body));
  if (!read.success) return `${statusCode} is no refusal: ${body.slice(0, 200)}`;
  const { code, error } = read.data;
  if (errors[code].status !== statusCode || errors[code].error !== error)
    return `${code} came as ${statusCode}`;
  if (statusCode >= 500) return `${statusCode}: ${body}`;
  if (![...everywhere, ...(route.errors ?? [])].includes(code)) return `${code} is not declared`;
  return undefined;
};
