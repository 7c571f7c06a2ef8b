import type { Names } from '@zanga/domain/brand/names';

export const homeTexts = {
  title: ({ brand }: Names, tagline: string) => `${brand} · ${tagline || 'a domicilio e in negozio'}`,
  categories: 'Che cosa ti va?',
  best: 'I più amati',
  bestLine: ({ brand }: Names) => `Quello che ${brand} sforna di più, scelto da chi torna.`,
  previous: 'Scorri indietro',
  next: 'Scorri avanti',
} as const;
