import { counted } from '../format.ts';

type Problem = { readonly label: string; readonly message: string };

/** Texts shared by all forms. */
export const formTexts = {
  optional: '(facoltativo)',
  reveal: 'Mostra',
  conceal: 'Nascondi',
  problems: (problems: readonly Problem[]) =>
    `${counted(problems.length, 'campo da correggere', 'campi da correggere')}. ${problems
      .map(({ label, message }) => `${label}: ${message}`)
      .join('; ')}.`,
  sending: 'Un attimo…',
  save: 'Salva',
  cancel: 'Annulla',
} as const;
