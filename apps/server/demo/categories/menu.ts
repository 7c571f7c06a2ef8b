import type { DemoCategory } from '../shapes.ts';

/** Categories of the kitchens, in the order of a meal. */
export const menu: readonly DemoCategory[] = [
  {
    slug: 'pizze',
    name: 'Pizze',
    description: 'Impasto di grani siciliani, ventiquattro ore di riposo, forno a legna.',
    subcategories: [
      {
        slug: 'pizze-classiche',
        name: 'Classiche',
        description: 'Quelle di sempre, con il pomodoro di casa nostra.',
      },
      {
        slug: 'pizze-speciali',
        name: 'Speciali',
        description: 'La Sicilia da punta a punta, in otto spicchi.',
      },
      { slug: 'pizze-bianche', name: 'Bianche', description: 'Senza pomodoro, con tutto il resto.' },
      {
        slug: 'calzoni-e-scacciate',
        name: 'Calzoni e scacciate',
        description: 'Chiuse, alte, fritte: la pasta del pane in tutte le sue forme.',
      },
    ],
  },
  {
    slug: 'arancini-e-fritti',
    name: 'Arancini e fritti',
    description: 'A punta a Catania, tondi a Palermo: qui nessuno litiga, si frigge al momento.',
    subcategories: [
      {
        slug: 'arancini',
        name: 'Arancini',
        description: 'Riso allo zafferano, ripieni generosi, crosta che scrocchia.',
        unit: 'al pezzo',
      },
      {
        slug: 'friggitoria',
        name: 'Friggitoria',
        description: 'Il cartoccio caldo da mangiare con le mani.',
      },
      {
        slug: 'tavola-calda',
        name: 'Tavola calda',
        description: 'La rosticceria del bar siciliano, a ogni ora.',
        unit: 'al pezzo',
      },
    ],
  },
  {
    slug: 'panini-e-burger',
    name: 'Panini e burger',
    description: 'Pane di rimacinato fatto in casa, carni delle Madonie, panelle appena fritte.',
    subcategories: [
      { slug: 'burger', name: 'Burger', description: 'Carne scelta, cottura alla piastra, pane soffice.' },
      {
        slug: 'panini-siciliani',
        name: 'Panini siciliani',
        description: 'I panini delle strade e dei mercati.',
      },
    ],
  },
  {
    slug: 'primi',
    name: 'Primi',
    description: 'Pasta di semola siciliana e sughi che hanno tutto il tempo che serve.',
    subcategories: [
      { slug: 'pasta', name: 'Pasta', description: 'Dal banco del pesce, dall’orto, dal pistacchieto.' },
      { slug: 'al-forno', name: 'Al forno', description: 'La teglia della domenica, con la crosticina.' },
      {
        slug: 'risi-cuscus-e-zuppe',
        name: 'Risi, cuscus e zuppe',
        description: 'Da Trapani a Modica, al cucchiaio.',
      },
    ],
  },
  {
    slug: 'secondi',
    name: 'Secondi',
    description: 'Il pesce di stamattina e la carne della domenica.',
    subcategories: [
      { slug: 'carne', name: 'Carne', description: 'Braciole, cotolette, salsiccia al ceppo.' },
      { slug: 'pesce', name: 'Pesce', description: 'Spada, tonno, sarde: il mare attorno a noi.' },
    ],
  },
  {
    slug: 'insalate-e-bowl',
    name: 'Insalate e bowl',
    description: 'Fresche, colorate, abbondanti: un pasto intero in una ciotola.',
    subcategories: [
      { slug: 'insalate', name: 'Insalate', description: 'Agrumi, capperi, pomodori di stagione.' },
      { slug: 'bowl', name: 'Bowl', description: 'Scegli la base e la salsa, al resto pensiamo noi.' },
    ],
  },
  { slug: 'contorni', name: 'Contorni', description: 'Verdure vere, cotte con pazienza.' },
  {
    slug: 'cucina-siciliana',
    name: 'Cucina siciliana',
    description: 'Gli antipasti di casa: agrodolci, affumicati, sott’olio.',
    subcategories: [
      { slug: 'antipasti', name: 'Antipasti', description: 'Per cominciare, o per non finire mai.' },
      { slug: 'da-dividere', name: 'Da dividere', description: 'Taglieri e vassoi per stare insieme.' },
    ],
  },
  {
    slug: 'menu-bimbi',
    name: 'Menu bimbi',
    description: 'Porzioni piccole, sapori sinceri, niente peperoncino.',
  },
];
