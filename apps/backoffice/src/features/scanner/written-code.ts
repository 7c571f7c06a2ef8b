import { readCode } from '@zanga/domain/redemption/redemption';
import { codeTexts as t } from './scanner-texts.ts';

export type WrittenCode = { readonly code: string } | { readonly error: string };

/** Content of the field: eight digits, or the whole code that a hand reader has typed. */
export const writtenCode = (text: string): WrittenCode => {
  const trimmed = text.trim();
  if (trimmed === '') return { error: t.missing };
  if (/[a-z]/i.test(trimmed)) return { code: trimmed.slice(0, 200) };
  const digits = readCode(trimmed);
  return digits === undefined ? { error: t.wrong } : { code: digits };
};
