import type { LetterField, LetterWords, Placeholder } from '@zanga/domain/notifications/letter-words';

/** Usual text of a part of a letter: the first of these whose placeholders all have a value. */
export type Says = {
  readonly texts: readonly [string, ...string[]];
  /** Placeholders that the brand's own text must contain. */
  readonly needs?: readonly Placeholder[];
};

export type OwnLetter = {
  readonly name: string;
  /** The occasion of the letter, shown in the office. */
  readonly when: string;
  /** Placeholders it allows beside the ones of every letter. */
  readonly may: readonly Placeholder[];
  /**
   * Parts the brand may word. A letter about money, the law or safety has no `opening` here: its first words stay,
   * and own words come before them.
   */
  readonly says: Partial<Record<Exclude<LetterField, 'closing'>, Says>>;
};

const ofOrder = ['numero'] as const;
const ofShop = ['numero', 'negozio'] as const;
const ofTime = ['numero', 'negozio', 'ora'] as const;
const told = (name: string, when: string, may: OwnLetter['may'] = []): OwnLetter => ({
  ...{ name, when, may },
  says: {},
});
const numbered = (text: string): Says => ({ texts: [text], needs: ofOrder });
const said = (text: string, ...simpler: readonly string[]): Says => ({ texts: [text, ...simpler] });

const orders = {
  order_placed: {
    name: 'Ordine ricevuto',
    when: 'Appena qualcuno ha ordinato',
    may: ofOrder,
    says: {
      subject: numbered('Ordine {numero} ricevuto'),
      title: said('{saluto}, abbiamo il tuo ordine'),
      opening: numbered(
        'Il numero è {numero}. Appena il negozio lo conferma ti scriviamo a che ora aspettarlo.',
      ),
    },
  },
  order_accepted: {
    name: 'Ordine confermato',
    when: 'Il negozio ha accettato l’ordine',
    may: ofTime,
    says: {
      subject: numbered('Ordine {numero} confermato'),
      title: said('Ci siamo: è confermato'),
      opening: {
        texts: [
          '{saluto}, {negozio} prepara il tuo ordine: previsto {ora}.',
          '{saluto}, {negozio} prepara il tuo ordine.',
        ],
        needs: ['ora'],
      },
    },
  },
  order_ready: {
    name: 'Ordine pronto',
    when: 'L’ordine si può ritirare',
    may: ofShop,
    says: {
      subject: numbered('Ordine {numero} pronto'),
      title: said('È pronto'),
      opening: {
        texts: ['{saluto}, ti aspettiamo da {negozio}: di’ il numero {numero} alla cassa.'],
        needs: ['negozio', 'numero'],
      },
    },
  },
  order_sent: {
    name: 'Ordine in consegna',
    when: 'L’ordine è partito',
    may: ofTime,
    says: {
      subject: numbered('Ordine {numero} in consegna'),
      title: said('È per strada'),
      opening: {
        texts: ['{saluto}, il tuo ordine è partito: arriva {ora}.', '{saluto}, il tuo ordine è partito.'],
        needs: ['ora'],
      },
    },
  },
  order_shipped: {
    name: 'Ordine spedito',
    when: 'I prodotti sono partiti con il corriere',
    may: ofOrder,
    says: {
      subject: numbered('Ordine {numero} spedito'),
      title: said('È in viaggio'),
      opening: said('{saluto}, i tuoi prodotti sono partiti.'),
    },
  },
  order_time_changed: {
    name: 'Nuovo orario',
    when: 'Il negozio ha cambiato l’orario di un ordine',
    may: ofTime,
    says: {
      subject: numbered('Ordine {numero}: nuovo orario'),
      title: said('L’orario è cambiato'),
      opening: {
        texts: [
          '{saluto}, il tuo ordine adesso è previsto {ora}.',
          '{saluto}, l’orario del tuo ordine è cambiato.',
        ],
        needs: ['ora'],
      },
    },
  },
  order_rejected: told('Ordine rifiutato', 'Il negozio non può preparare l’ordine', ofShop),
  order_cancelled: told('Ordine annullato', 'Chi ha ordinato ha annullato', ofOrder),
  order_unanswered: told('Nessuno ha risposto', 'L’ordine si è annullato da solo', ofShop),
  order_paid_too_late: told('Pagamento arrivato tardi', 'L’ordine non è partito', ofOrder),
  order_refunded: told('Rimborso', 'È stato fatto un rimborso', ofOrder),
  order_moved: told('Altro negozio', 'L’ordine passa a un altro negozio', ofTime),
  order_change_proposed: told('Proposta del negozio', 'Il negozio propone di cambiare un ordine', ofOrder),
  order_dishes_added: told('Ordine cambiato', 'Una proposta è stata accettata', ofOrder),
  order_addition_returned: told('Aggiunta non riuscita', 'Un’aggiunta è stata pagata tardi', ofOrder),
  order_made_again: told('Ordine rifatto', 'Il negozio rifà qualcosa', ofOrder),
  order_withdrawn: told('Recesso', 'Qualcuno restituisce dei prodotti', ofOrder),
  order_show_changed: told('Spettacolo cambiato', 'Chi ha i biglietti lo viene a sapere', ofOrder),
  order_show_cancelled: told('Spettacolo annullato', 'Chi ha i biglietti lo viene a sapere', ofOrder),
  review_invitation: {
    name: 'Invito a recensire',
    when: 'Dopo un ordine ricevuto',
    may: ofShop,
    says: {
      subject: numbered('Com’è andato l’ordine {numero}?'),
      title: said('{saluto}, com’è andata?'),
      opening: said(
        'Hai ricevuto l’ordine {numero} da {negozio}. Ci racconti com’era? La tua recensione la leggono gli altri clienti, e noi per primi.',
        'Hai ricevuto l’ordine {numero}. Ci racconti com’era? La tua recensione la leggono gli altri clienti, e noi per primi.',
      ),
    },
  },
} as const satisfies Record<string, OwnLetter>;

const prime = {
  prime_joined: {
    ...told('Benvenuto nell’abbonamento', 'Qualcuno si è iscritto, o ha iniziato la prova'),
    says: { title: said('{saluto}, ora fai parte di {abbonamento}') },
  },
  prime_reminder: told('Rinnovo vicino', 'Prima di un addebito o della fine della prova'),
  prime_charged: told('Ricevuta', 'Un mese o una prova sono stati pagati'),
  prime_failed: told('Pagamento non riuscito', 'Il rinnovo non è andato'),
  prime_cancelled: told('Disdetta', 'Qualcuno ha disdetto'),
  prime_withdrawn: told('Recesso', 'Qualcuno è receduto entro 14 giorni'),
  prime_ended: told('Abbonamento finito', 'Nessun pagamento è riuscito'),
  prime_closed: told('Chiuso su richiesta', 'L’avete chiuso voi, perché l’ha chiesto'),
  prime_resumed: told('Disdetta ritirata', 'L’abbonamento continua'),
  prime_refunded: told('Rimborso', 'Un addebito torna indietro'),
} as const satisfies Record<string, OwnLetter>;

const account = {
  welcome: {
    name: 'Benvenuto',
    when: 'Qualcuno si è registrato',
    may: [],
    says: {
      subject: said('Ti diamo il benvenuto in {marca}'),
      title: said('{saluto}, che bello averti qui'),
      opening: said(
        'Il tuo account è pronto. Indirizzi, preferiti e ordini ti aspettano al loro posto, su ogni tuo dispositivo.',
      ),
    },
  },
  confirm_email: {
    name: 'Conferma dell’indirizzo',
    when: 'Qualcuno ha cambiato email',
    may: [],
    says: {
      title: said('È il tuo nuovo indirizzo?'),
      opening: said(
        '{saluto}, hai chiesto di usare questo indirizzo per il tuo account {marca}. Confermalo e da adesso ti scriviamo qui.',
      ),
    },
  },
  password_reset: {
    name: 'Nuova password',
    when: 'Qualcuno non ricorda la password',
    may: [],
    says: {
      title: said('Password dimenticata? Capita'),
      opening: said('{saluto}, da qui scegli una nuova password per il tuo account {marca}.'),
    },
  },
  data_export_ready: {
    name: 'Copia dei dati',
    when: 'La copia dei dati è pronta',
    may: [],
    says: {
      title: said('I tuoi dati sono pronti'),
      opening: said(
        '{saluto}, ecco la copia dei tuoi dati che ci hai chiesto: profilo, indirizzi, ordini e consensi, in un solo file che anche un altro servizio può leggere.',
      ),
    },
  },
  password_changed: told('Password cambiata', 'Per sicurezza, dopo il cambio'),
  email_changed: told('Email cambiata', 'Per sicurezza, all’indirizzo di prima'),
  social_linked: told('Accesso collegato', 'Facebook o Apple sono stati collegati'),
  new_sign_in: told('Nuovo accesso del personale', 'Qualcuno del personale entra da un posto nuovo'),
  sign_in_guessed: told('Tentativi di accesso', 'Qualcuno prova una password'),
  already_registered: told('Account già esistente', 'Qualcuno si registra di nuovo'),
  account_deleted: told('Account eliminato', 'L’ultima email a chi se ne va'),
  contact_received: {
    name: 'Messaggio ricevuto',
    when: 'Qualcuno ha scritto dai contatti',
    may: ofOrder,
    says: {
      subject: numbered('Abbiamo ricevuto il tuo messaggio {numero}'),
      title: said('{saluto}, grazie per averci scritto'),
      opening: said(
        'Il tuo messaggio è arrivato. Lo legge una persona, che ti risponderà a questo indirizzo.',
      ),
    },
  },
  contact_answer: {
    ...told('Risposta a un messaggio', 'Avete risposto a chi ha scritto', ofOrder),
    says: {
      subject: numbered('Risposta al tuo messaggio {numero}'),
      title: said('{saluto}, ecco la nostra risposta'),
    },
  },
} as const satisfies Record<string, OwnLetter>;

/** The letters that customers get, in the order in which the office lists them. */
export const ownLetters = { ...orders, ...prime, ...account };
export type OwnLetterName = keyof typeof ownLetters;

/** The brand's own words, by letter; `every` is the greeting and the closing of all. */
export type OwnWords = Readonly<Partial<Record<OwnLetterName | 'every', LetterWords>>>;

export const ownLetterGroups = {
  orders: Object.keys(orders),
  prime: Object.keys(prime),
  account: Object.keys(account),
} as const;

export const isOwnLetter = (name: string): name is OwnLetterName => Object.hasOwn(ownLetters, name);

/** One letter with the common type; `ownLetters` has a type of its own for each. */
export const ownLetter = (name: OwnLetterName): OwnLetter => ownLetters[name];

/** Placeholders of every letter. */
const everywhere = ['saluto', 'nome', 'marca', 'abbonamento'] as const;
export const allowedIn = (name: OwnLetterName): readonly Placeholder[] => [
  ...everywhere,
  ...ownLetter(name).may,
];
