/** Texts shared by the sections of personal data. */
export const accountTexts = {
  edit: 'Modifica',
  editWhat: (what: string) => `Modifica: ${what}`,
  saved: 'Salvato',
  empty: 'Non indicato',

  visitorTitle: 'Qui ci sono i tuoi dati',
  visitorBody:
    'Accedi per ritrovare i tuoi dati, i tuoi gusti e gli allergeni da evitare su ogni dispositivo. Se è la prima volta, ti basta un minuto.',

  profile: {
    title: 'Chi sei',
    firstname: 'Nome',
    lastname: 'Cognome',
    birthdate: 'Data di nascita',
    birthdateHint: 'Così possiamo farti gli auguri.',
    birthdateWrong: 'la data di nascita non è valida',
    dateWords: {
      day: 'Giorno',
      month: 'Mese',
      year: 'Anno',
      chooseMonth: 'Scegli',
      months: [
        ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
        ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
      ],
    },
  },

  email: {
    title: 'Email',
    email: 'Nuova email',
    verified: 'Verificata',
    password: 'La tua password',
    passwordWhat: 'la tua password',
    hint: 'Ti scriviamo un link: la cambiamo quando lo apri.',
    save: 'Mandami il link',
    confirm: 'Conferma questa email',
    confirmSent: (email: string) => `Abbiamo scritto a ${email}: apri il link per confermarla.`,
    waiting: (email: string) => `${email} aspetta che tu apra il link`,
    pending: (email: string) =>
      `Abbiamo scritto a ${email}: apri il link per confermare. Fino ad allora resta la vecchia.`,
    confirming: 'Stiamo confermando la tua email…',
    confirmed: 'La tua email è confermata.',
    close: 'Ho capito',
  },

  phone: {
    title: 'Cellulare',
    change: 'Cambia numero',
    pending: (phone: string) => `${phone} aspetta il codice`,
  },

  password: {
    title: 'Password',
    line: 'Quando la cambi, esci da tutti gli altri dispositivi.',
    old: 'Password attuale',
    oldWhat: 'la password attuale',
    password: 'Nuova password',
    passwordWhat: 'la nuova password',
    passwordHint: 'Almeno sei caratteri. Più è lunga, meglio è.',
    confirmation: 'Conferma password',
    confirmationWhat: 'la conferma della password',
    none: (networks: string) =>
      `Accedi con ${networks} e non hai una password. Se ne vuoi una, ti scriviamo un link per crearla.`,
    create: 'Mandami il link',
    linkSent: "L'email per il reset della password è stata inviata",
    networks: { facebook: 'Facebook', apple: 'Apple' },
  },
} as const;
