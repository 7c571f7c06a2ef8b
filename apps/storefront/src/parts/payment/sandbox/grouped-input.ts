import { digitsOf } from '@zanga/domain/payments/card-number';

/** Position of the caret after a number of digits. */
const caretAfter = (text: string, digits: number): number => {
  let seen = 0;
  let at = 0;
  while (at < text.length && seen < digits) {
    if (/\d/.test(text.charAt(at))) seen += 1;
    at += 1;
  }
  return at;
};

/** Groups the digits of a field while typing, and keeps the caret between the same digits. */
export const regroup = (input: HTMLInputElement, group: (text: string) => string): string => {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const atEnd = input.selectionStart === input.value.length;
  const text = group(input.value);
  input.value = text;
  const caret = atEnd ? text.length : caretAfter(text, before);
  input.setSelectionRange(caret, caret);
  return text;
};
