export const consentTexts = {
  title: 'Consensi',
  line: 'Nessuno è obbligatorio, e ognuno si può togliere quando vuoi.',
  names: { marketing: 'Offerte e novità', profiling: 'Proposte su misura', push: 'Notifiche promozionali' },
  given: (date: string) => `Hai detto sì il ${date}`,
  withdrawn: (date: string) => `Hai detto no il ${date}`,
  never: 'Non hai ancora detto sì',
  outdated: 'Il testo è cambiato da allora: rileggilo e, se va bene, conferma.',
  yes: 'Sì',
  no: 'No',
} as const;

/** A platform this dictionary has not heard of has no name. */
const platformNames: Readonly<Record<string, string>> = {
  browser: 'Browser',
  ios: 'App per iPhone',
  android: 'App per Android',
};

export const devicesTexts = {
  title: 'Dispositivi',
  line: 'Dove il tuo account è aperto.',
  here: 'Questo dispositivo',
  names: platformNames,
  unknown: 'Altro dispositivo',
  since: (date: string, time: string) => `Dal ${date} alle ${time}`,
  used: (date: string) => `Usato il ${date}`,
  signOut: 'Chiudi la sessione',
  signOutWhich: (name: string, date: string) => `: ${name}, usato il ${date}`,
  signedOut: 'Quel dispositivo non è più collegato',
} as const;

export const dataTexts = {
  title: 'I tuoi dati, da portare via',
  line: 'Un file con tutto quello che conserviamo di te, leggibile anche da altri servizi.',
  download: 'Scarica i miei dati',
  preparing: 'Preparo il file…',
  downloaded: 'Il file è tra i tuoi download',
  fileName: (day: string) => `i-miei-dati-${day}.json`,
} as const;

export const leaveTexts = {
  signOut: 'Esci',
  leaving: 'Esco…',
  title: 'Elimina l’account',
  line: 'Per sempre, e subito.',
  open: 'Voglio eliminarlo',
  explained: [
    'Cancelliamo i tuoi dati personali e le tue preferenze, e chiudiamo la sessione su ogni dispositivo.',
    'Degli ordini resta solo quello che la legge ci obbliga a conservare, senza il tuo nome.',
    'Non si può tornare indietro: per ordinare di nuovo servirà un nuovo account.',
  ],
  word: 'ELIMINA',
  typeIt: 'Per confermare, scrivi ELIMINA',
  wrongWord: 'scrivi ELIMINA, in maiuscolo o in minuscolo',
  confirm: 'Elimina per sempre',
} as const;
