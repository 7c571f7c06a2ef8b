import type { SlotsForm } from '@zanga/domain/shops/editing/slots-form';

export const fieldNames: Readonly<Record<keyof SlotsForm, string>> = {
  delivery: 'Consegna a domicilio',
  pickup: 'Ritiro in negozio',
};

const orders = (count: number): string => (count === 1 ? 'un ordine' : `${count} ordini`);

export const slotsTexts = {
  slot: 'Una fascia dura',
  minutes: (minutes: number) => `${minutes} minuti`,
  kitchen: 'Minuti di cucina',
  kitchenHint:
    'Da quando si comincia a quando è pronto. Le consegne aggiungono i minuti di strada della zona.',
  days: 'Giorni prenotabili dopo oggi',
  daysHint: '0: solo per oggi.',
  pieces: 'Pezzi per fascia',
  piecesHint: 'Quanti ne escono al massimo dalla cucina.',
  orders: 'Ordini per fascia',
  unreadable: 'Scrivi un numero',
  words: (slot: number, pieces: number, count: number, kitchen: number, days: number) =>
    `fasce di ${slot} minuti, ${pieces} pezzi e ${orders(count)} per fascia, cucina ${kitchen} minuti, ${days} giorni`,
  lastWeek: 'La settimana scorsa',
  none: 'Nella settimana scorsa non c’è stato nessun ordine con un orario.',
  had: (count: number, slots: number) =>
    `${orders(count)} in ${slots === 1 ? 'una fascia' : `${slots} fasce`}.`,
  fits: 'Con questi numeri ci starebbero stati tutti al loro orario.',
  over: (count: number, full: number) =>
    `Con questi numeri ${count === 1 ? 'un ordine avrebbe' : `${count} ordini avrebbero`} dovuto scegliere un altro orario, in ${full === 1 ? 'una fascia' : `${full} fasce`}.`,
  busiest: (when: string, count: number, pieces: number) =>
    `La più piena: ${when}, ${orders(count)} e ${pieces} pezzi.`,
  saved: 'Salvato: i prossimi orari offerti seguono questi numeri',
  meanwhile: 'Qualcun altro ha salvato questi numeri mentre li modificavi',
} as const;
