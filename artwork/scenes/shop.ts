import { corner, fromAbove, garnish, item, lying, type Scenes, square, standing } from '../scene.ts';
import { bottle } from '../subjects/bottle.ts';
import { nachos, paperBag, popcornCup } from '../subjects/cinema.ts';
import { emblem, sunMark } from '../subjects/emblem.ts';
import * as goods from '../subjects/goods.ts';
import * as pantry from '../subjects/pantry.ts';
import { heap } from '../subjects/pasta.ts';
import { plate } from '../subjects/plate.ts';
import { at, type Fragment } from '../svg.ts';
import { chickpea } from '../toppings/garden.ts';
import { pineNut } from '../toppings/larder.ts';

const jar = (drawn: Fragment) => standing(0, 372, 420, drawn, { scale: 1.56 });
const bag = (drawn: Fragment) => standing(0, 410, 420, drawn, { scale: 1.44 });

export const dispensa: Scenes = {
  'olio-extravergine-nocellara': square(
    'Bottiglia di olio extravergine di oliva',
    'pistachio/table',
    standing(
      -30,
      420,
      250,
      bottle({ form: 'oil', glass: 'greenOlive', label: 'paper', emblem: 'olives', cap: 'black' }),
      { scale: 1.36 },
    ),
    garnish('olive', 320, 360, 190, 8),
  ),
  'capperi-di-pantelleria': square(
    'Vasetto di capperi sotto sale',
    'azure/table',
    jar(pantry.jar('zucchini', 'navy', { label: 'paper', emblem: 'caper' })),
  ),
  'pomodori-secchi-sott-olio': square(
    'Vasetto di pomodori secchi',
    'mint/table',
    jar(pantry.jar('tomato', 'sun', { label: 'paper', emblem: 'tomato' })),
    garnish('tomato', 390, -360, 190, 8),
  ),
  'pesto-di-pistacchio': square(
    'Vasetto di pesto di pistacchio',
    'peach/table',
    jar(pantry.jar('pistachio', 'zanga', { label: 'paper', emblem: 'pistachio' })),
  ),
  'busiate-di-tumminia': square(
    'Pacco di busiate con la finestra trasparente',
    'sea/table',
    bag(
      pantry.bag(
        'kraft',
        { label: 'paper', emblem: 'wheat' },
        pantry.bagWindow(
          'busiate',
          'pasta',
          () => heap({ seed: 'b', shape: 'busiata', matter: 'pasta', count: 1, reach: 1 }),
          16,
        ),
      ),
    ),
  ),
  'miele-di-timo-ibleo': square(
    'Vasetto di miele di timo',
    'lilac/table',
    jar(pantry.jar('pepper', 'wood', { label: 'paper', emblem: 'bee' })),
    garnish('honey', 384, -350, 210, 8),
  ),
  'crema-di-pistacchio': square(
    'Vasetto di crema di pistacchio',
    'lemon/table',
    jar(pantry.jar('pistachio', 'sea', { label: 'sun', emblem: 'pistachio' })),
  ),
  'cioccolato-di-modica-alla-cannella': square(
    'Tavoletta di cioccolato di Modica',
    'sand/rays',
    lying(0, 60, pantry.bar('darkChocolate', 'zanga', 'zanga'), { turn: -12, scale: 1.26 }),
  ),
  'torroncini-alle-mandorle': square(
    'Latta azzurra di torroncini alle mandorle',
    'coral/table',
    standing(0, 340, 460, pantry.tin('sea', { label: 'paper', emblem: 'almond' }), { scale: 1.62 }),
    garnish('candy', 380, -350, 200, 8),
  ),
  'marmellata-di-arance-tarocco': square(
    'Vasetto di marmellata di arance',
    'blush/table',
    jar(pantry.jar('orange', 'paper', { label: 'paper', emblem: 'orange' })),
    garnish('orange', 390, -360, 200, 8),
  ),
  'caffe-zanga-in-grani': square(
    'Sacchetto di caffè in grani',
    'apricot/table',
    bag(pantry.bag('darkBread', { label: 'paper', emblem: 'bean' })),
  ),
};

export const zangaShop: Scenes = {
  't-shirt-sole': square(
    'T-shirt bianca con il sole di Zanga',
    'lemon/rays',
    lying(0, 0, goods.shirt('white'), { scale: 1.24 }),
  ),
  'felpa-lava': square(
    'Felpa rossa con cappuccio',
    'azure/rays',
    lying(0, 30, goods.hoodie('zanga'), { scale: 1.2 }),
  ),
  'cappellino-marinaro': square(
    'Cappellino blu con il sole di Zanga',
    'mint/dots',
    lying(-30, 60, goods.cap('navy'), { scale: 1.28 }),
  ),
  'borsa-di-tela': square(
    'Borsa di tela con il sole di Zanga',
    'coral/dots',
    lying(0, 0, goods.tote('linen'), { scale: 1.24 }),
  ),
  'grembiule-da-cucina': square(
    'Grembiule color mare',
    'peach/tiles',
    lying(0, 30, goods.apron('sea'), { scale: 1.2 }),
  ),
  'tazza-buongiorno': square(
    'Tazza bianca con il sole di Zanga',
    'sea/table',
    standing(-40, 340, 420, goods.mug('white'), { scale: 1.62 }),
  ),
  'borraccia-termica': square(
    'Borraccia rossa con tappo di legno',
    'pistachio/table',
    standing(0, 420, 270, goods.flask('zanga'), { scale: 1.34 }),
  ),
  'pigna-di-caltagirone': square(
    'Pigna di ceramica verde di Caltagirone',
    'apricot/table',
    standing(0, 420, 300, goods.pineCone('darkLeaf'), { scale: 1.48 }),
  ),
  'piatto-maiolica': fromAbove(
    'Piatto di maiolica dipinto con il sole',
    'blush/dots',
    plate('blue') + at(0, 0, sunMark('#f59a17', '#2fa5bd', '#ffffff'), { scale: 2.4 }),
  ),
  'ricettario-limoni-e-mare': square(
    'Ricettario con un limone in copertina',
    'lemon/tiles',
    lying(0, 0, goods.book('sea', emblem('lemon')), { turn: -7, scale: 1.22 }),
  ),
  'carta-regalo': square(
    'Carta regalo di Zanga con un pacco',
    'sea/rays',
    lying(0, 20, goods.giftCard('zanga'), { turn: -8, scale: 1.18 }),
    corner('gift', 'ne', 8, 230),
  ),
};

const snack = (drawn: Fragment) => standing(0, 400, 320, drawn, { scale: 1.5 });

export const cinema: Scenes = {
  'biglietto-intero': square(
    'Biglietto del cinema rosso',
    'night/rays',
    lying(0, 0, goods.ticket('zanga', sunMark()), { turn: -12, scale: 1.26 }),
    corner('clapper', 'se', 8, 250),
  ),
  'biglietto-ridotto': square(
    'Biglietto del cinema azzurro',
    'dusk/rays',
    lying(0, 0, goods.ticket('sea', sunMark()), { turn: 10, scale: 1.26 }),
    corner('star', 'nw', -10, 190),
  ),
  'serata-in-rilievo': square(
    'Occhiali rossi e azzurri per il cinema in rilievo',
    'night/dots',
    lying(0, 0, goods.reliefGlasses(), { turn: -8, scale: 1.3 }),
    corner('projector', 'se', 0, 260),
  ),
  'carnet-cinque-film': square(
    'Cinque biglietti del cinema a ventaglio',
    'dusk/dots',
    ...(['sea', 'basil', 'sun', 'mulberry', 'zanga'] as const).map((matter, index) =>
      lying(-40 + index * 18, 150 - index * 66, goods.ticket(matter, index === 4 ? sunMark() : ''), {
        turn: -26 + index * 9,
        scale: 1.06,
      }),
    ),
  ),
  'popcorn-caldi': square('Secchiello di popcorn a righe', 'coral/rays', snack(popcornCup('popcorn'))),
  'nachos-e-salsa-piccante': fromAbove(
    'Vassoio di nachos con salsa piccante',
    'lemon/tiles',
    nachos('nachos'),
  ),
  'calia-e-simenza': square(
    'Cartoccio di ceci tostati e semi di zucca',
    'sand/rays',
    snack(paperBag('calia', (random) => (random() < 0.55 ? chickpea(random) : pineNut()))),
  ),
  'combo-primo-tempo': square(
    'Popcorn e due bibite per il cinema',
    'night/rays',
    standing(-290, 330, 220, at(0, -220, item('soda', 470))),
    standing(300, 330, 220, at(0, -220, item('soda', 470))),
    standing(0, 400, 300, popcornCup('combo'), { scale: 1.22 }),
  ),
};
