import { seeded } from '../../apps/server/demo/random.ts';
import { corner, fromAbove, garnish, item, type Scenes, square, standing } from '../scene.ts';
import { croquette } from '../subjects/fried.ts';
import { open } from '../subjects/open-bread.ts';
import { board } from '../subjects/plate.ts';
import * as stack from '../subjects/sandwich.ts';
import { at, type Fragment } from '../svg.ts';

const upright = (drawn: Fragment) => standing(0, 330, 560, drawn, { scale: 1.36 });

/** A flat one sits higher, or the picture would be half empty. */
const low = (drawn: Fragment) => standing(0, 230, 600, drawn, { scale: 1.5 });

const soft: stack.Bread = { matter: 'bread', seeded: 'sesamo' };
const roll: stack.Bread = { matter: 'crust', seeded: 'mafalda', flat: true };
const flat: stack.Bread = { matter: 'dough', flat: true };

const between = (bread: stack.Bread, ...layers: stack.Layer[]): Fragment =>
  stack.stacked(stack.heel(bread), ...layers, stack.crown(bread));

const zangaBurger = between(
  soft,
  stack.sauce('lemon'),
  stack.lettuce(),
  stack.patty(),
  stack.cheese(),
  stack.tomatoes(),
  stack.onions(),
);
const classic = between(soft, stack.patty(), stack.cheese(), stack.onions(), stack.sauce('tomato'));

export const burgers: Scenes = {
  'zanga-burger': square(
    'Burger con formaggio fuso, pomodoro, lattuga e cipolla',
    'lemon/rays',
    upright(zangaBurger),
  ),
  cheeseburger: square('Cheeseburger con formaggio che cola e ketchup', 'coral/rays', upright(classic)),
  'bacon-burger-affumicato': square(
    'Burger con bacon croccante e provola affumicata',
    'apricot/dots',
    upright(
      between(
        soft,
        stack.lettuce('darkLeaf'),
        stack.patty(),
        stack.cheese('mozzarella'),
        stack.rashers(),
        stack.sauce('darkChocolate'),
      ),
    ),
  ),
  'burger-al-pistacchio': square(
    'Burger nel pane nero con pesto di pistacchio e stracciatella',
    'pistachio/dots',
    upright(
      between(
        { matter: 'blackBread', seeded: 'nero' },
        stack.sauce('pistachio'),
        stack.patty(),
        stack.sauce('cream'),
        stack.folds('cured'),
        stack.lettuce('darkLeaf'),
      ),
    ),
  ),
  'chicken-crispy': square(
    'Panino con pollo croccante, lattuga e pomodoro',
    'peach/rays',
    upright(
      between(soft, stack.lettuce(), stack.patty('fried', 96), stack.sauce('custard'), stack.tomatoes()),
    ),
  ),
  'burger-di-ceci-e-melanzane': square(
    'Burger vegetale di ceci con rucola, pomodori secchi e hummus',
    'mint/rays',
    upright(
      between(
        { matter: 'crust', seeded: 'ceci' },
        stack.sauce('custard'),
        stack.lettuce('darkLeaf'),
        stack.patty('caramel', 84),
        stack.tomatoes(),
      ),
    ),
  ),
  'burger-di-tonno': square(
    'Burger di tonno scottato con cipolla e maionese',
    'azure/rays',
    upright(between(soft, stack.lettuce(), stack.patty('rawFish', 84), stack.onions(), stack.sauce('cream'))),
  ),
  'baby-burger': square(
    'Piccolo burger con formaggio fuso',
    'lilac/dots',
    standing(
      0,
      320,
      470,
      between({ matter: 'bread' }, stack.patty('meat', 52), stack.cheese(), stack.sauce('tomato')),
      { scale: 1.06 },
    ),
    corner('star', 'ne', 10, 180),
    corner('star', 'nw', -12, 150),
  ),
  'menu-burger-completo': square(
    'Cheeseburger con patatine e bibita',
    'apricot/rays',
    standing(-300, 250, 240, at(0, -190, item('fries', 380))),
    standing(310, 250, 240, at(0, -205, item('soda', 400))),
    standing(0, 372, 520, classic, { scale: 1 }),
  ),
};

const panelle = [
  stack.slabs(stack.edgeOf('yellowCheese')),
  stack.slabs(stack.edgeOf('fried')),
  stack.slabs(stack.edgeOf('yellowCheese')),
];

export const paniniSiciliani: Scenes = {
  'pane-e-panelle': square(
    'Panino al sesamo con panelle',
    'sand/rays',
    low(between(roll, ...panelle)),
    garnish('lemon', 370, -350, 210, 10),
  ),
  'pani-ca-meusa': square(
    'Vastella al sesamo con fettine di milza',
    'peach/dots',
    low(between(roll, stack.folds('meat'), stack.folds('grilled'))),
    garnish('lemon', -372, -350, 200, -10),
  ),
  'pane-cunzato': fromAbove(
    'Pane cunzato aperto con pomodoro, primosale e acciughe',
    'sea/tiles',
    board(880, 760) + at(0, -150, open('cunzato-1')) + at(0, 150, open('cunzato-2')),
    corner('tomato', 'ne', 10, 190),
  ),
  'panino-con-salsiccia-e-peperoni': square(
    'Panino con salsiccia e peperoni',
    'coral/dots',
    low(
      between(
        { matter: 'crust', flat: true },
        stack.spread('redPepper', 'peperoni', ['sun', 'pepper']),
        stack.patty('sausage', 78),
        stack.spread('pepper', 'gialli', ['tomato']),
      ),
    ),
    garnish('pepper', 372, -350, 200, 10),
  ),
  'tonno-e-caponata': square(
    'Panino con caponata e tonno',
    'azure/dots',
    low(
      between(
        roll,
        stack.spread('aubergine', 'caponata', ['greenOlive', 'tomato', 'caramel']),
        stack.folds('ham'),
        stack.lettuce('basil'),
      ),
    ),
  ),
  'panino-crudo-burrata-e-pistacchio': square(
    'Focaccia farcita con crudo, burrata e granella di pistacchio',
    'pistachio/rays',
    low(
      between(
        flat,
        stack.lettuce('darkLeaf'),
        stack.folds('cured'),
        stack.spread('cream', 'burrata', ['pistachio', 'leaf']),
      ),
    ),
  ),
  'toast-prosciutto-e-formaggio': square(
    'Toast dorato con prosciutto e formaggio che fila',
    'lemon/dots',
    upright(
      stack.stacked(
        stack.toasted(),
        stack.cheese(),
        stack.folds('ham'),
        stack.cheese(),
        stack.toasted(),
        stack.cheese('mozzarella'),
        stack.folds('ham'),
        stack.toasted(),
      ),
    ),
  ),
  'cotolettina-e-patatine': square(
    'Bocconi di pollo panato con patatine',
    'azure/rays',
    standing(230, 300, 300, at(0, -270, item('fries', 520))),
    ...[
      [-250, 300, 6],
      [-60, 340, -12],
      [-170, 190, 20],
    ].map(([x = 0, y = 0, turn = 0], index) =>
      standing(x, y, 230, at(0, -60, croquette(seeded(`pollo-${index}`)), { scale: 1.15 }), { turn }),
    ),
  ),
};
