import { createHash } from 'node:crypto';
import type { FieldErrors } from '@zanga/contract/wire/route';

/** Version of a form's state: any changed field changes it (docs/decisions/menu.md). */
export const versionOf = (form: unknown): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('base64url').slice(0, 22);

/** Problems of a form by the fields of the call that sent it. */
export const problemFields = (
  problems: readonly { readonly field: string; readonly text: string }[],
): FieldErrors => {
  const named = Map.groupBy(problems, ({ field }) => `form.${field}`);
  return Object.fromEntries([...named].map(([name, found]) => [name, found.map(({ text }) => text)]));
};

/** Whether a field of a form has changed. */
export const isChanged = <Form>(before: Form, after: Form, field: keyof Form): boolean =>
  JSON.stringify(after[field]) !== JSON.stringify(before[field]);
