import type { Allergen, DietaryLabel, DietContent } from '@zanga/domain/catalogue/vocabulary';
import type { DemoProduct } from '../shapes.ts';

/** A variation of a product: its name, additions and omissions. */
export type Twist = {
  readonly name: string;
  readonly words: string;
  readonly brings: readonly Allergen[];
  readonly denies: readonly DietaryLabel[];
  readonly adds: readonly DietContent[];
  /** Percent of the price. */
  readonly price: number;
};

const twist = (
  name: string,
  words: string,
  price = 100,
  brings: readonly Allergen[] = [],
  denies: readonly DietaryLabel[] = [],
  adds: readonly DietContent[] = [],
): Twist => ({ name, words, brings, denies, adds, price });

const noMeatNoFish: readonly DietaryLabel[] = ['vegetarian', 'vegan', 'halal'];

const ofDishes: readonly Twist[] = [
  twist(
    'con burrata',
    'Con una burrata intera, aperta al momento.',
    130,
    ['milk'],
    ['vegan', 'lactose_free'],
  ),
  twist('al pistacchio', 'Finita con la granella verde di Bronte.', 122, ['nuts']),
  twist('con ’nduja', 'Con un cucchiaio di ’nduja che si scioglie.', 118, [], noMeatNoFish, ['meat', 'pork']),
  twist('al limone', 'Con scorza di limone di Siracusa appena grattugiata.', 105),
  twist('con acciughe', 'Con acciughe di Sciacca distese sopra.', 118, ['fish'], noMeatNoFish),
  twist('ai funghi', 'Con funghi saltati nell’aglio e nel prezzemolo.', 114),
  twist('alla contadina', 'Con le verdure che l’orto ha dato oggi.', 108),
  twist('della domenica', 'Come si fa quando si ha tempo.', 112),
  twist('mignon', 'In porzione piccola, per assaggiare.', 70),
  twist('abbondante', 'In porzione grande, per chi ha camminato.', 128),
  twist('con mandorle tostate', 'Con le mandorle di Avola, tostate piano.', 116, ['nuts']),
  twist('al sesamo', 'Con il sesamo di Ispica, nero e bianco.', 106, ['sesame']),
];

const ofDrinks: readonly Twist[] = [
  twist('grande', 'Nel formato da dividere.', 160),
  twist('piccola', 'Nel formato da un sorso.', 70),
  twist('ghiacciata', 'Servita sotto zero.'),
  twist('alla menta', 'Con menta fresca pestata.', 108),
  twist('al gelsomino', 'Profumata ai fiori di gelsomino.', 110),
  twist('alla cannella', 'Con una stecca di cannella.', 106),
  twist('della casa', 'Come la beviamo noi, dopo il servizio.', 104),
  twist('riserva', 'Da una selezione numerata.', 150),
  twist('di stagione', 'Finché la stagione dura.', 110),
  twist('all’arancia', 'Con una spirale di scorza d’arancia.', 106),
  twist('allo zenzero', 'Con lo zenzero grattugiato al momento.', 112),
  twist('in caraffa', 'Da mettere al centro della tavola.', 190),
];

const ofThings: readonly Twist[] = [
  twist('in confezione regalo', 'Con carta azzurra, nastro e biglietto.', 118),
  twist('edizione numerata', 'Trecento pezzi, firmati da chi li ha fatti.', 150),
  twist('formato famiglia', 'Dura di più e costa in proporzione meno.', 180),
  twist('formato viaggio', 'Sta in una tasca dello zaino.', 70),
  twist('blu mare', 'Nel blu del canale di Sicilia.'),
  twist('giallo limone', 'Nel giallo dei limoni di marzo.'),
  twist('rosso lava', 'Nel rosso di una notte sull’Etna.'),
  twist('verde ramina', 'Nel verde delle ceramiche di Caltagirone.'),
  twist('bianco sale', 'Nel bianco delle saline.'),
  twist('d’estate', 'Pensata per la spiaggia.', 95),
  twist('d’inverno', 'Pensata per il vulcano.', 105),
  twist('per due', 'Due pezzi che vanno d’accordo.', 185),
];

/** Variations for each kind of product: more than enough for the large shop. */
export const twistsFor = ({ kind }: DemoProduct): readonly Twist[] =>
  ({ food: ofDishes, drink: ofDrinks, merchandise: ofThings, cinema: ofThings })[kind];
