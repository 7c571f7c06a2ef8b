import { counted } from '@zanga/browser/format.ts';

export const paletteTexts = {
  title: 'Cerca e vai',
  open: 'Cerca',
  label: 'Che cosa cerchi?',
  placeholder: 'Cerca una schermata, un negozio…',
  results: 'Risultati',
  count: (count: number) => counted(count, 'risultato', 'risultati'),
  busy: 'Cerco…',
  failed: 'Non tutto si è potuto cercare: controlla la rete.',
  none: (text: string) => `Niente per «${text}».`,
  close: 'Chiudi',
} as const;
