import { readCode } from '@zanga/domain/redemption/redemption';
import { codeTexts as t } from './scanner-texts.ts';

export type WrittenCode = { readonly code: string } | { readonly error: string };

/** What the field holds: eight digits, or what a reader that types for people has read from the picture. */
export const writtenCode = (text: string): WrittenCode => {
  const trimmed = text.trim();
  if (trimmed === '') return { error: t.missing };
  if (/[a-z]/i.test(trimmed)) return { code: trimmed.slice(0, 200) };
  const digits = readCode(trimmed);
  return digits === undefined ? { error: t.wrong } : { code: digits };
};
