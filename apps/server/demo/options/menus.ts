import type { DemoChoice } from '../shapes.ts';
import { choice, exactly, one, severalOfEach, usual } from './choice.ts';

const classicPizzas = (): readonly DemoChoice[] => [
  choice('Margherita', 0, ['gluten', 'milk']),
  choice('Marinara', 0, ['gluten']),
  choice('Diavola', 0, ['gluten', 'milk']),
  choice('Prosciutto e funghi', 0, ['gluten', 'milk']),
  choice('Norma', 100, ['gluten', 'milk']),
  choice('Würstel e patatine', 0, ['gluten', 'milk'], { traces: ['soy', 'mustard'] }),
  choice('Bufalina', 200, ['gluten', 'milk']),
];

const coldDrinks = (): readonly DemoChoice[] => [
  choice('Acqua naturale'),
  choice('Acqua frizzante'),
  choice('Cola siciliana'),
  choice('Aranciata rossa'),
  choice('Chinotto'),
  choice('Limonata di Siracusa'),
];

export const menuOptions = [
  one('pizza-a-scelta', 'La tua pizza', ...classicPizzas()),
  severalOfEach(2, exactly(2, 'due-pizze', 'Le due pizze', ...classicPizzas())),
  one('bibita-compresa', 'Bibita', ...coldDrinks()),
  severalOfEach(2, exactly(2, 'due-bibite', 'Le due bibite', ...coldDrinks())),
  one(
    'bibita-bimbi',
    'Da bere',
    usual('Acqua naturale'),
    choice('Succo di mela dell’Etna', 150),
    choice('Aranciata rossa', 150),
  ),
  severalOfEach(
    3,
    exactly(
      3,
      'tris-arancini',
      'I tre arancini',
      choice('Al ragù', 0, ['gluten', 'milk', 'celery', 'sulphites']),
      choice('Al burro', 0, ['gluten', 'milk']),
      choice('Al pistacchio', 50, ['gluten', 'milk', 'nuts']),
      choice('Alla Norma', 0, ['gluten', 'milk']),
      choice('Agli spinaci', 0, ['gluten', 'milk']),
      choice('Al nero di seppia', 80, ['gluten', 'molluscs', 'sulphites']),
      choice('Vegano alla zucca', 0, ['gluten'], { traces: ['milk'] }),
    ),
  ),
  one(
    'primo-del-giorno',
    'Il primo',
    usual('Pasta alla Norma', ['gluten', 'milk']),
    choice('Pasta al pomodoro', 0, ['gluten']),
    choice('Busiate al pesto trapanese', 100, ['gluten', 'milk', 'nuts']),
    choice('Anelletti al forno', 150, ['gluten', 'milk', 'celery', 'sulphites']),
  ),
  one(
    'contorno-compreso',
    'Il contorno',
    usual('Insalata mista'),
    choice('Patate al forno'),
    choice('Peperonata'),
    choice('Caponata', 100, ['celery', 'sulphites'], { traces: ['nuts'] }),
  ),
  one(
    'calice',
    'Calice',
    usual('Nero d’Avola', ['sulphites']),
    choice('Grillo', 0, ['sulphites']),
    choice('Etna Rosso', 200, ['sulphites']),
    choice('Brut metodo classico', 250, ['sulphites']),
  ),
];
