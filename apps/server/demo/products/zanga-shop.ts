import { type SectionDefaults, section } from '../section.ts';

const shipped: SectionDefaults = {
  kind: 'merchandise',
  vat: 'merchandise',
  channels: ['shipping', 'pickup', 'onshop'],
  notAt: ['messina', 'ragusa'],
};

export const abbigliamento = section('abbigliamento', shipped, [
  {
    name: 'T-shirt Sole',
    description:
      'Il sole di Zanga sul petto, cotone biologico pesante, taglio comodo. Si lava cento volte e non sbiadisce.',
    ingredients: 'Cotone biologico 100%',
    price: 2200,
    prime: 1890,
    options: ['taglia', 'colore-maglietta'],
    stock: 46,
    popularity: 210,
  },
  {
    name: 'Felpa Lava',
    description: 'Cappuccio doppio, tasca calda, rosso Etna. Per le sere d’ottobre sul vulcano.',
    ingredients: 'Cotone biologico 85%, poliestere riciclato 15%',
    price: 4900,
    reduction: { price: 3900, reason: 'Fine stagione', daysAgo: 15, daysLeft: 30 },
    options: ['taglia'],
    also: ['offerte'],
    stock: 12,
    popularity: 120,
  },
  {
    name: 'Cappellino Marinaro',
    description: 'Blu, visiera curva, ricamo in filo giallo. Protegge dal sole e un po’ anche dal vento.',
    ingredients: 'Cotone 100%',
    price: 1800,
    stock: 4,
    popularity: 100,
  },
  {
    name: 'Borsa di tela',
    description: 'Capiente, robusta, con i manici che stanno in spalla: per il mercato, il mare, i libri.',
    ingredients: 'Tela di cotone biologico 280 g/m²',
    price: 1200,
    stock: 90,
    popularity: 190,
  },
]);

export const perLaCasa = section('per-la-casa', shipped, [
  {
    name: 'Grembiule da cucina',
    description: 'Color mare, lacci lunghi, tascone per lo strofinaccio. Le macchie di sugo gli donano.',
    ingredients: 'Cotone e lino',
    price: 2400,
    stock: 21,
    popularity: 90,
  },
  {
    name: 'Tazza Buongiorno',
    description: 'Ceramica smaltata a mano, 35 cl: il caffè lungo ci sta tutto, il sole anche.',
    ingredients: 'Ceramica smaltata, adatta a lavastoviglie e microonde',
    price: 1400,
    stock: 33,
    popularity: 160,
  },
  {
    name: 'Borraccia termica',
    description: 'Doppia parete d’acciaio, mezzo litro: granita fredda a mezzogiorno, caffè caldo alle sei.',
    ingredients: 'Acciaio inox 18/10, tappo in legno di faggio',
    price: 2600,
    prime: 2290,
    stock: 0,
    popularity: 140,
  },
  {
    name: 'Pigna di Caltagirone',
    description:
      'Portafortuna in ceramica, verde ramina, modellata al tornio. Ogni pezzo è unico, i difetti sono la firma.',
    ingredients: 'Ceramica di Caltagirone, altezza 22 cm',
    price: 4500,
    stock: 6,
    popularity: 80,
  },
  {
    name: 'Piatto maiolica',
    description: 'Il piatto dei nostri tavoli, dipinto a mano in blu e giallo. Diametro 27 centimetri.',
    ingredients: 'Maiolica dipinta a mano, adatta agli alimenti',
    price: 2900,
    stock: 18,
    popularity: 110,
  },
  {
    name: 'Ricettario «Limoni e mare»',
    description:
      'Ottanta ricette raccolte nelle cucine di Zanga, con le foto, gli errori da evitare e le storie di chi le ha insegnate.',
    ingredients: 'Volume cartonato, 192 pagine, carta certificata',
    price: 2500,
    stock: 27,
    popularity: 130,
  },
  {
    name: 'Carta regalo',
    description:
      'Da spendere in tutti i negozi, online e all’arena. Arriva in busta, con un biglietto scritto a mano.',
    ingredients: 'Cartoncino riciclato',
    price: 2500,
    options: ['carta-importo'],
    stock: 500,
    popularity: 250,
  },
]);
