import type { DemoChoice, DemoOptionGroup } from '../shapes.ts';
import { choice, one, upTo, usual } from './choice.ts';

const flavours = (): readonly DemoChoice[] => [
  choice('Pistacchio di Bronte', 50, ['milk', 'nuts']),
  choice('Nocciola', 0, ['milk', 'nuts']),
  choice('Mandorla di Avola', 0, ['milk', 'nuts']),
  choice('Cioccolato fondente', 0, ['soy'], { traces: ['milk', 'nuts'] }),
  choice('Stracciatella', 0, ['milk', 'soy']),
  choice('Crema all’uovo', 0, ['milk', 'eggs']),
  choice('Ricotta e cannella', 0, ['milk']),
  choice('Cannolo', 0, ['milk', 'gluten', 'soy', 'sulphites']),
  choice('Limone di Siracusa', 0, [], { traces: ['milk', 'nuts'] }),
  choice('Fragola di Maletto', 0, [], { traces: ['milk', 'nuts'] }),
  choice('Gelsi neri', 0, [], { traces: ['milk', 'nuts'], soldOut: true }),
  choice('Caffè', 0, ['milk']),
];

const scoops = (key: string, max: number): DemoOptionGroup => ({
  key,
  name: max === 2 ? 'Uno o due gusti' : `Fino a ${max} gusti`,
  min: 1,
  max,
  mostOfEach: 1,
  choices: flavours(),
});

export const sweetOptions = [
  scoops('gelato-due-gusti', 2),
  scoops('gelato-tre-gusti', 3),
  scoops('gelato-vaschetta', 4),
  upTo(
    2,
    'gelato-sopra',
    'Sopra',
    choice('Panna montata', 70, ['milk']),
    choice('Granella di pistacchio', 100, ['nuts']),
    choice('Cioccolato caldo', 80, ['milk', 'soy']),
    choice('Amarene', 80, [], { traces: ['nuts'] }),
  ),
  one(
    'granita-brioche',
    'Brioche',
    usual('Senza brioche'),
    choice('Con brioche col tuppo', 130, ['gluten', 'eggs', 'milk'], { traces: ['nuts', 'soy'] }),
  ),
  upTo(1, 'granita-panna', 'Panna', choice('Panna montata', 70, ['milk'])),
  one(
    'cornetto-farcitura',
    'Farcitura',
    usual('Vuoto'),
    choice('Crema pasticcera', 30, ['milk', 'eggs']),
    choice('Crema di pistacchio', 80, ['milk', 'nuts']),
    choice('Cioccolato e nocciola', 50, ['milk', 'nuts', 'soy']),
    choice('Marmellata di arance', 30),
    choice('Ricotta', 50, ['milk']),
  ),
  one(
    'caffe-come',
    'Come lo prendi',
    usual('Normale'),
    choice('Ristretto'),
    choice('Lungo'),
    choice('Macchiato', 10, ['milk']),
    choice('Decaffeinato', 20),
  ),
  one(
    'latte',
    'Latte',
    usual('Fresco intero', ['milk']),
    choice('Senza lattosio', 20, ['milk']),
    choice('Di mandorla', 50, ['nuts']),
    choice('Di soia', 40, ['soy']),
    choice('D’avena', 40, ['gluten']),
  ),
  one(
    'cioccolata-aroma',
    'Aroma',
    usual('Cannella'),
    choice('Peperoncino'),
    choice('Arancia'),
    choice('Al naturale'),
  ),
  one('torta-formato', 'Formato', usual('Una fetta'), choice('Intera, 8 porzioni', 3200)),
];
