import type { GuidePage } from '../guide-page.ts';

export const menuPages: readonly GuidePage[] = [
  {
    slug: 'menu',
    title: 'Scrivere il menù',
    line: 'Un piatto nuovo, il suo prezzo, gli allergeni, la foto.',
    reader: 'owner',
    screen: '/menu',
    also: 'prodotto piatto prezzo sconto allergeni foto pubblicare bozza programmare archivio archiviare happy hour listino tavoli insieme abbinamenti abbinare',
    pieces: [
      { picture: 'menu', shows: 'I prodotti del menù' },
      {
        steps: [
          'Premi «Aggiungi»: bastano nome, categoria e prezzo. Nasce una bozza, che nessuno vede.',
          'Completa la pagina: descrizione, foto, opzioni, in quali negozi e a che ore.',
          '«Anteprima» mostra la pagina come la vedrà il cliente, su telefono, tablet e computer, anche prima di salvare.',
          'Dichiara gli allergeni, anche quando non ce ne sono: senza, un piatto non si pubblica.',
          'Dichiara anche carne, maiale e alcol: chi cerca «senza maiale» trova solo i piatti che lo dichiarano.',
          'Accendi «Pubblicato» e salva: da quel momento è in vendita.',
        ],
      },
      { picture: 'product', shows: 'La pagina di un piatto' },
      'Sotto «Pubblicazione» scegli da quando un piatto va in vendita da solo, e quando esce. Se al suo momento gli manca qualcosa resta una bozza, e nella sua pagina leggi perché.',
      'Un piatto che non fai più mettilo «In archivio»: non si vende e sparisce dall’elenco, ma ordini e recensioni restano. Lo ritrovi scegliendo lo stato «Archiviati».',
      'Sotto «Prezzi» un piatto può costare altro ai tavoli, in un negozio o da un giorno, e meno in certe ore. Vale il prezzo più preciso: negozio e modo di comprare insieme, poi il negozio, poi il modo.',
      'Sotto «Con cosa sta bene» scegli che cosa proporre accanto a un piatto e nel carrello, in quale ordine. Se non scegli niente, si propone quello che altri hanno ordinato insieme.',
      'Molti piatti insieme: selezionali nell’elenco e premi «Modifica insieme». Anche i pezzi che conta un negozio si scrivono così. Prima leggi che cosa diventa ciascuno; «Annulla la modifica», nel registro, rimette tutto com’era.',
      'Uno sconto ha un prezzo, un perché e due date. Il prezzo più basso degli ultimi trenta giorni lo mostriamo noi, come vuole la legge.',
      {
        note: 'Se qualcun altro salva lo stesso piatto mentre lo modifichi, te lo diciamo e scegli campo per campo. Niente va perso.',
      },
    ],
  },
  {
    slug: 'menu-categorie',
    title: 'Categorie del menù',
    line: 'L’ordine in cui i clienti leggono il menù, su due livelli.',
    reader: 'owner',
    screen: '/menu/categorie',
    also: 'ordinare spostare sezioni',
    pieces: [
      'Trascina una categoria, o usa i pulsanti «Sposta su» e «Sposta giù». Una categoria può stare dentro un’altra, una volta sola.',
      'Una categoria vuota o in bozza i clienti non la vedono. Nella sua pagina si ordina anche quello che contiene.',
    ],
  },
  {
    slug: 'menu-opzioni',
    title: 'Opzioni: impasti, aggiunte, salse',
    line: 'Le domande a chi ordina, scritte una volta per tutti i piatti.',
    reader: 'owner',
    screen: '/menu/opzioni',
    also: 'aggiunte varianti extra ingredienti',
    pieces: [
      'Un gruppo è una domanda: «Impasto», «Aggiunte». Di’ quante scelte si possono fare, e quanto costa in più ciascuna.',
      'Il gruppo si aggiunge dalla pagina del prodotto, sotto «Opzioni». Quello che cambi vale per tutti i prodotti che lo chiedono.',
    ],
  },
  {
    slug: 'menu-importa',
    title: 'Importare ed esportare il menù',
    line: 'Molti piatti in una volta, da un foglio di calcolo.',
    reader: 'owner',
    screen: '/menu/importa',
    also: 'excel csv foglio calcolo listino caricare scaricare',
    pieces: [
      'Il modo più semplice: esporta il menù, cambia il foglio, importalo. Bastano le colonne che cambiano, più «indirizzo»; per i piatti nuovi basta il nome.',
      {
        steps: [
          'Le categorie devono esserci già: scrivile prima.',
          'Scegli il file: CSV, anche salvato da Excel, oppure JSON.',
          'Guarda riga per riga che cosa succede. Non è ancora stato scritto niente.',
          'Premi «Importa»: entrano tutte le righe, o nessuna.',
        ],
      },
      'Ogni negozio che conta dei pezzi ha una colonna, «pezzi (nome del negozio)»: per cominciare a contare aggiungila tu. Vuota vuol dire che non li conta. Se nel frattempo un ordine ne prende, non si scrive niente: rivedi le righe e importa di nuovo. Se i pezzi non c’entrano, togli quelle colonne dal foglio.',
      { picture: 'import', shows: 'La pagina da cui si importa il menù' },
      {
        note: 'Le foto non stanno nel file: quelle che ci sono restano dove sono. Molte insieme si caricano da «Foto», in un archivio ZIP.',
      },
    ],
  },
];
