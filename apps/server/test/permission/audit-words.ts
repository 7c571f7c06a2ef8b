import { auditKeys } from '@zanga/domain/staff/audit-keys';

const worded: ReadonlySet<string> = new Set(auditKeys);

const keysIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
};

/** Keys in an audit entry, at any depth, without a word in the office. */
export const wordless = ({ before, after }: { readonly before: unknown; readonly after: unknown }) =>
  [...keysIn(before), ...keysIn(after)].filter((key) => !worded.has(key));
