import type { LetterField, Placeholder } from '@zanga/domain/notifications/letter-words';
import { names } from '../../../base/names.ts';

/** Names of a letter's parts; the frame of all letters has a first and a last one. */
export const partNames: Readonly<Record<LetterField, string>> = {
  subject: 'Oggetto',
  title: 'Titolo',
  opening: 'Prime parole',
  closing: 'Ultime parole',
};
export const everyNames: Readonly<Record<LetterField, string>> = {
  ...partNames,
  opening: 'Saluto',
  closing: 'Firma',
};

/** Meaning of each placeholder. */
export const placeholderNames: Readonly<Record<Placeholder, string>> = {
  saluto: 'il vostro saluto, con il nome: «Ciao Ada»',
  nome: 'il nome di chi riceve, se lo sappiamo',
  marca: 'il nome del marchio',
  abbonamento: `l’abbonamento, in breve: «${names.prime}»`,
  numero: 'il numero dell’ordine o del messaggio: «A-017»',
  negozio: 'il negozio che prepara l’ordine',
  ora: 'l’ora promessa: «alle 20:15»',
};

export const groupNames = {
  every: 'Tutte',
  orders: 'Ordini',
  prime: names.membership,
  account: 'Account e contatti',
} as const;

export const lettersTexts = {
  title: 'Email ai clienti',
  line: 'Le parole che aprono e chiudono ogni email. Importi, link e parole di legge restano quelli.',
  list: 'Email ai clienti',
  columns: { name: 'Email', when: 'Quando parte', group: 'Di che cosa', own: 'Testo', changed: 'Modificata' },
  own: 'Vostro',
  standard: 'Di serie',
  empty: { title: 'Nessuna email', line: 'Arrivano con l’installazione.' },
  back: 'Tutte le email',
  pages: 'Testi delle pagine',
  words: 'Parole vostre',
  every: 'Il saluto sta all’inizio di ogni email, dentro una frase; la firma alla fine.',
  led: 'Questa email parla di soldi, di legge o di sicurezza: quello che dice resta, con il suo oggetto. Le vostre parole vengono prima e dopo.',
  free: 'Quello che lasciate vuoto si legge come di serie.',
  missing:
    'Se in un’email manca una di queste cose, per esempio l’ora, al posto del vostro testo si legge quello di serie.',
  placeholders: 'Che cosa potete mettere nel testo',
  standardWords: (text: string) => `Di serie: «${text}».`,
  nothing: 'Di serie non dice niente.',
  needs: (names: string) => `Ci vuole ${names}.`,
  takeStandard: 'Parti dal testo di serie',
  takeStandardOf: (part: string) => `Parti dal testo di serie: ${part}`,
  reset: 'Torna ai testi di serie',
  resetDone: 'Campi svuotati: salva, e si leggono i testi di serie',
  saved: 'Salvato: la prossima email lo dice già così',
  meanwhile: 'Qualcun altro ha salvato questa email mentre la modificavi',
  none: 'di serie',
  trial: 'Mandami una prova',
  trialDone: (to: string) => `Prova in partenza per ${to}`,
  look: {
    title: 'L’email a una cliente inventata',
    subject: 'Oggetto',
    how: 'Come si legge',
    drawn: 'Impaginata',
    plain: 'Solo testo',
    writing: 'Un attimo, scriviamo l’email…',
  },
  states: 'Com’era prima',
  statesLine: 'Quello che avete salvato. Riprendilo: lo leggi qui, e vale solo dopo che salvi.',
  take: 'Riprendi',
  takeOne: (when: string) => `Riprendi le parole del ${when}`,
  taken: 'Parole riprese: controlla e salva',
  now: 'Quelle di adesso',
  left: 'chi non c’è più',
} as const;
