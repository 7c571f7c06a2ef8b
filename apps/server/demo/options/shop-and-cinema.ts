import { choice, one, usual } from './choice.ts';

export const shopAndCinemaOptions = [
  one(
    'taglia',
    'Taglia',
    choice('XS'),
    choice('S'),
    choice('M'),
    choice('L'),
    choice('XL'),
    choice('XXL', 200),
  ),
  one(
    'colore-maglietta',
    'Colore',
    usual('Bianco sale'),
    choice('Giallo limone'),
    choice('Azzurro mare'),
    choice('Rosso Etna', 0, [], { soldOut: true }),
  ),
  one('carta-importo', 'Importo', usual('25 euro'), choice('50 euro', 2500), choice('100 euro', 7500)),
  one('biglietto', 'Biglietto', usual('Intero'), choice('Ridotto, con documento', -200)),
  one('popcorn-formato', 'Formato', usual('Piccolo'), choice('Medio', 100), choice('Secchiello', 250)),
];
