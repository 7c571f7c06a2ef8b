import type { GuidePage } from '../guide-page.ts';

/** Pages about the brand: opening, settings, texts, messages. */
export const brandPages: readonly GuidePage[] = [
  {
    slug: 'primi-passi',
    title: 'Aprire: i primi passi',
    line: 'Da un marchio vuoto al primo ordine, in otto passi.',
    reader: 'owner',
    screen: '/primi-passi',
    also: 'dati di prova demo esempio iniziare cominciare apertura aprire chiudere al pubblico',
    pieces: [
      'Ogni passo guarda quello che c’è davvero: si spunta da solo quando non manca più niente, e ti porta alla schermata giusta. Puoi lasciare a metà e riprendere un altro giorno.',
      { picture: 'first-steps', shows: 'I primi passi, con quello che manca a ciascuno' },
      {
        steps: [
          'Scrivi chi siete nelle impostazioni, e completa condizioni e privacy nei testi: cerca le parti tra parentesi quadre.',
          'Aggiungi il negozio, i suoi orari e, se consegna, almeno una zona.',
          'Scrivi qualche piatto, o importa il menù da un foglio di calcolo.',
          'Scegli come si paga nella pagina del negozio.',
          'Premi «Apri al pubblico».',
        ],
      },
      {
        heading: 'Guardare con dati di prova',
      },
      'Non hai ancora scritto niente e vuoi vedere lo shop pieno? In fondo alla pagina premi «Guarda con dati di prova»: arrivano sei negozi, un menù con foto e prezzi, coupon. Quello che hai già scritto resta com’è, e i passi contano solo quello che è tuo.',
      'Quando hai visto, premi «Butta via i dati di prova» e scrivi «butta via»: tutto torna com’era. Se qualcosa di tuo si appoggia a loro, per esempio un tuo piatto in una loro categoria, ti diciamo che cosa spostare prima. Finché ci sono, il marchio non si apre.',
      {
        note: 'Finché è chiuso, chi arriva legge «Apriamo presto» e nessuno può ordinare. Tu vedi lo shop com’è, perché sei entrato nella gestione con questo browser.',
      },
    ],
  },
  {
    slug: 'impostazioni',
    title: 'Impostazioni e prove dei servizi',
    line: 'Chi è il marchio, che cosa offre, e se posta, SMS e carte funzionano.',
    reader: 'owner',
    screen: '/impostazioni',
    also: 'colore logo tinta bottoni tema scuro partita iva ragione sociale telefono email pec spedizione domini smtp test prova posta sms notifiche stampante',
    pieces: [
      'Quello che salvi qui lo leggono i clienti subito: in fondo alle pagine, nelle email, sulle ricevute. Sotto ogni campo c’è chi l’ha cambiato per ultimo.',
      { heading: 'Il colore e il logo' },
      'Scegli il colore dei bottoni e dei link: sotto vedi come sarà su fondo chiaro e su fondo scuro. Se le scritte non si leggessero, ti proponiamo il colore più vicino che va bene. Chi ha lo shop aperto lo vede cambiare subito, e le email partono già così. Gli avvisi di errore restano rossi, perché tutti li riconoscano.',
      'Il logo nelle pagine sta in cima, in fondo, nelle email e dove entrate voi: meglio un PNG largo su fondo trasparente, pensato per un fondo chiaro. Descrivilo con il nome del marchio: è quello che sente chi non lo vede. Se lo togli, torna quello disegnato.',
      { heading: 'Prova i servizi' },
      'Ogni pulsante fa davvero quello che dice: manda una email a te, un SMS al numero che scrivi, una notifica ai tuoi dispositivi, chiede al servizio delle carte se risponde. Non addebita niente.',
      { picture: 'trials', shows: 'Le prove dei servizi, con la loro risposta' },
      {
        list: [
          '«I messaggi restano in questo server»: nessun servizio è configurato, e i clienti non ricevono nulla. Lo configura chi gestisce il server.',
          '«Non ci riconosce»: nome, password o chiave sono sbagliati o scaduti.',
          '«Non si raggiunge»: l’indirizzo del servizio è sbagliato, o la rete è chiusa.',
        ],
      },
      'Quello che sta sotto «Dall’installazione» non si cambia qui: lo decide chi gestisce il server.',
    ],
  },
  {
    slug: 'stato',
    title: 'Stato dei servizi',
    line: 'Che cosa va, che cosa è fermo, e che cosa ne notano i clienti.',
    reader: 'owner',
    screen: '/stato',
    also: 'guasto guasti lento fermo non funziona database backup copie ripristino ordine di prova monitoraggio disco',
    pieces: [
      'La pagina mostra prima quello che non va. Di ogni servizio dice da quando, che cosa notano i clienti e che cosa fare. Guardarla non manda niente a nessuno: racconta solo quello che il server sa già.',
      {
        list: [
          '«Va»: niente da fare.',
          '«Rallentato»: qualcosa è in ritardo o non riesce ogni tanto. Riguarda tra qualche minuto.',
          '«Fermo»: i clienti se ne accorgono, o stai per perdere qualcosa. Fai quello che c’è scritto.',
          '«Non configurato»: qui non c’è. Lo configura chi gestisce il server.',
          '«Non si sa»: da qui non si vede, o il database è lontano.',
        ],
      },
      { heading: 'L’ordine di prova' },
      'Se è acceso, ogni cinque minuti il server ordina un piatto come un cliente e disfa tutto prima che lo veda qualcuno: niente in cucina, negli incassi, nelle scorte. Se fallisce due volte di fila, con ogni probabilità nessuno riesce a ordinare.',
      {
        note: 'Se la pagina dice che il database non si raggiunge, nessuno può ordinare finché dura: avvisa subito chi gestisce il server.',
      },
    ],
  },
  {
    slug: 'testi',
    title: 'Testi delle pagine',
    line: 'Condizioni, privacy e avvisi: si scrivono qui, con l’anteprima.',
    reader: 'owner',
    screen: '/testi',
    also: 'condizioni privacy avviso home pagina contenuti',
    pieces: [
      'Scegli una pagina e cambia il testo. «Anteprima» mostra la pagina come la vedrà il cliente, su telefono, tablet e computer, anche prima di salvare. «Salva la bozza» la tiene per voi; «Pubblica ora» la dà ai clienti subito.',
      'Può uscire anche da sola: scegli «In un momento che scegli», il giorno e l’ora. Finché non esce puoi ancora cambiarla, togliere la data o buttarla.',
      'Condizioni e privacy: se cambia qualcosa per i clienti, spunta «Chiedi ai clienti di accettarlo di nuovo» e scrivi che cosa. Chi ha già un account lo legge nel suo account e alla cassa, e accetta prima di ordinare.',
      {
        list: [
          '**parola** è grassetto',
          '_parola_ è corsivo',
          '# davanti a una riga è un titolo',
          '- davanti a una riga è un elenco',
        ],
      },
      '«La home» dice che cosa mostra la prima pagina sotto i piatti più amati: trascina i blocchi o usa le frecce, nascondili, dai loro un titolo o dei giorni. L’annuncio è per quello che volete dire a tutti.',
      'In fondo trovi com’era prima: «Riprendi» rimette una versione vecchia nel campo, e vale solo dopo che la pubblichi.',
    ],
  },
  {
    slug: 'testi-email',
    title: 'Le email ai clienti',
    line: 'Saluto, firma e le parole che aprono e chiudono ogni email.',
    reader: 'owner',
    screen: '/testi/email',
    also: 'posta mail saluto firma conferma ordine lettera',
    pieces: [
      'Scegli un’email e scrivi come la dite voi. Quello che lasci vuoto si legge come di serie, e sotto ogni campo vedi come.',
      'Le parole tra graffe le riempiamo noi: {nome}, {numero}, {ora}. Se ne scrivi una che non esiste, o ne togli una che ci vuole, non si salva e ti diciamo quale.',
      'Importi, pulsanti e parole di legge non si cambiano: le vostre parole stanno prima e dopo.',
      '«Anteprima» mostra l’email vera a una cliente inventata, impaginata e come solo testo. «Mandami una prova» te la manda.',
      '«Saluto e firma» valgono per tutte. In fondo trovi com’era prima: «Riprendi» rimette le parole nei campi, e valgono dopo che salvi.',
    ],
  },
  {
    slug: 'messaggi',
    title: 'Rispondere ai messaggi',
    line: 'Quello che le persone scrivono dal modulo dei contatti, e come si risponde.',
    reader: 'owner',
    screen: '/messaggi',
    also: 'contatti reclami posta in arrivo assistenza',
    pieces: [
      {
        steps: [
          'Apri il messaggio: accanto ci sono gli ultimi ordini di chi scrive.',
          'Affidalo a qualcuno, o premi «Me ne occupo io», così nessuno risponde due volte.',
          'Scrivi la risposta: arriva per email, con il numero del messaggio nell’oggetto.',
        ],
      },
      'Riguarda un altro negozio? In «Chi riguarda» lo passi a quello giusto, o a tutto il marchio. Cerchi qualcosa che qualcuno ha scritto? Scrivi le parole: si guarda anche tra i chiusi.',
      'Se non serve rispondere, chiudilo. Un messaggio chiuso si può riaprire.',
    ],
  },
  {
    slug: 'recensioni',
    title: 'Recensioni',
    line: 'Leggerle, pubblicarle, rispondere.',
    reader: 'owner',
    screen: '/recensioni',
    also: 'stelle voti opinioni',
    pieces: [
      'Una recensione la scrive solo chi ha ricevuto un ordine. Aspetta qui finché qualcuno la legge.',
      'Scegli il negozio in alto e il voto accanto agli stati. Sotto ogni recensione c’è l’ordine a cui si riferisce: aprilo per vedere come è andato.',
      'Pubblica tutto quello che è sincero: un voto basso non è un motivo per rifiutare. La tua risposta la leggono tutti, firmata dal marchio.',
    ],
  },
  {
    slug: 'registro',
    title: 'Registro: chi ha cambiato che cosa',
    line: 'Ogni modifica, con chi l’ha fatta, quando e da dove.',
    reader: 'owner',
    screen: '/registro',
    also: 'audit storia modifiche cronologia',
    pieces: [
      'Il registro non si modifica. Filtra per persona, per giorno o per tipo di modifica; apri una voce per vedere com’era prima e com’è adesso.',
      'Nelle pagine di un prodotto, di un coupon o di un negozio trovi in fondo le sue ultime modifiche.',
    ],
  },
];
