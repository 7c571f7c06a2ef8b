import { choice, one, severalOfEach, upTo, usual } from './choice.ts';

export const pizzaOptions = [
  one(
    'pizza-impasto',
    'Impasto',
    usual('Classico, 24 ore di lievitazione', ['gluten']),
    choice('Sottile e croccante', 0, ['gluten']),
    choice('Napoletano, bordo alto', 100, ['gluten']),
    choice('Integrale', 100, ['gluten']),
    choice('Di tumminìa, grano antico', 150, ['gluten'], { traces: ['soy', 'mustard'] }),
  ),
  one(
    'pizza-dimensione',
    'Dimensione',
    choice('Baby, 24 cm', -200),
    usual('Normale, 33 cm'),
    choice('Maxi, 45 cm', 500),
  ),
  severalOfEach(
    2,
    upTo(
      6,
      'pizza-extra',
      'Aggiungi',
      choice('Fior di latte', 150, ['milk']),
      choice('Mozzarella di bufala', 250, ['milk']),
      choice('Burrata intera', 350, ['milk']),
      choice('Prosciutto crudo', 250),
      choice('Prosciutto cotto', 200),
      choice('Salame piccante', 200),
      choice('’Nduja', 200),
      choice('Acciughe di Sciacca', 200, ['fish']),
      choice('Olive nere', 100, [], { traces: ['sulphites'] }),
      choice('Funghi', 150),
      choice('Melanzane fritte', 150, [], { traces: ['gluten'] }),
      choice('Pomodorini', 100),
      choice('Rucola', 100),
      choice('Granella di pistacchio', 250, ['nuts']),
      choice('Scaglie di grana', 150, ['milk', 'eggs']),
    ),
  ),
];
