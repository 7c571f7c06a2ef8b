import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { instantOf, localDate } from '../time.ts';
import { type WhyNot, whyNotWords } from './why-not.ts';

const day = localDate('2026-05-08'); // a Friday
const now = instantOf(day, 17 * 60);
const at = (hour: number) => instantOf(day, hour * 60);

const words: readonly (readonly [WhyNot, string])[] = [
  [{ code: 'service_not_offered', mode: 'delivery' }, 'Questo negozio non consegna a domicilio'],
  [{ code: 'service_not_offered', mode: 'pickup' }, 'Qui non si può ritirare'],
  [{ code: 'service_not_offered', mode: 'onshop' }, 'Qui non si può ordinare dal tavolo'],
  [{ code: 'address_missing' }, 'Scrivi dove consegnare'],
  [
    { code: 'too_far', areas: ['Centro', 'Porto', 'Lido'] },
    'Troppo lontano: questo negozio consegna in zona Centro, Porto, Lido',
  ],
  [{ code: 'closed', opensAt: at(19) }, 'Chiuso: apre alle 19:00'],
  [{ code: 'closed', opensAt: at(24 + 12) }, 'Chiuso: apre domani alle 12:00'],
  [{ code: 'closed', opensAt: null }, 'Chiuso in questi giorni'],
  [{ code: 'paused', until: at(20) }, 'In pausa: riapre alle 20:00'],
  [
    { code: 'below_minimum', minimum: cents(1200), missing: cents(350) },
    'Mancano 3,50\u00a0€ all’ordine minimo di 12,00\u00a0€',
  ],
  [{ code: 'too_late' }, 'È tardi per ordinare adesso: scegli un orario'],
  [{ code: 'no_slot' }, 'Nei prossimi giorni non ci sono orari liberi'],
  [{ code: 'slot_gone' }, 'L’orario scelto non è più libero: scegline un altro'],
  [
    { code: 'too_many_pieces', phone: '+39 095 010 0201' },
    'È un ordine grande per un solo orario: chiama il negozio al +39 095 010 0201',
  ],
];

describe('whyNotWords', () => {
  it.each(words)('[API-37] says %o plainly', (why, text) => {
    expect(whyNotWords(why, now)).toBe(text);
  });
});
