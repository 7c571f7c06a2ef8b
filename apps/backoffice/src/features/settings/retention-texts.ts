import type { KeptFor } from '@zanga/contract/brand/brand-office';
import type { Retained } from '@zanga/domain/brand/retention';

const units = {
  days: ['giorno', 'giorni'],
  months: ['mese', 'mesi'],
  years: ['anno', 'anni'],
} as const;

/** Each kind of data in a restaurant owner's words, and the reason for its retention. */
const kept: Readonly<Record<Retained, { readonly name: string; readonly why: string }>> = {
  sign_ins: {
    name: 'Accessi e link nelle email',
    why: 'Scaduti, non aprono più niente.',
  },
  sign_in_tries: { name: 'Tentativi di accesso sbagliati', why: 'Servono a fermare chi prova le password.' },
  phone_codes: { name: 'Codici di conferma via SMS', why: 'Valgono pochi minuti.' },
  invitations: { name: 'Inviti al personale scaduti', why: 'Per un mese si possono rimandare.' },
  limits: { name: 'Limiti e contatti bloccati', why: 'Finiscono quando dice il blocco.' },
  trial_traces: {
    name: 'Tracce di prove e omaggi',
    why: 'Impronte cifrate: dicono che qualcuno ha già avuto la prova, non chi è.',
  },
  account_events: {
    name: 'Cosa è successo agli account',
    why: 'Per capire com’è entrato un estraneo.',
  },
  audit: { name: 'Registro', why: 'Il tempo di una contestazione o di un controllo sul bilancio.' },
  hours: { name: 'Ore di lavoro', why: 'Finché chi ha lavorato può chiederne conto (art. 2948 c.c.).' },
  visitors_carts: { name: 'Carrelli di chi non ha un account', why: 'Se nessuno ci torna.' },
  order_keys: { name: 'Chiavi contro gli ordini doppi', why: 'Servono per pochi secondi.' },
  order_traces: { name: 'Tracce contro gli ordini falsi', why: 'Impronte cifrate di ordini finiti.' },
  guests_doors: {
    name: 'Indirizzi di consegna di chi non ha un account',
    why: 'Il tempo di chiarire se qualcosa è andato storto. Restano CAP e città.',
  },
  order_people: {
    name: 'Nomi e recapiti negli ordini',
    why: 'Dieci anni, come le scritture contabili (art. 2220 c.c.). Gli importi restano.',
  },
  order_steps: { name: 'Passaggi degli ordini', why: 'Come gli ordini a cui appartengono.' },
  order_numbers: { name: 'Conteggio dei numeri del giorno', why: 'Serve solo oggi.' },
  screens: { name: 'Schermi delle comande', why: 'Quando sono stati visti l’ultima volta.' },
  slots: { name: 'Posti prenotati nelle fasce', why: 'Per rivedere com’erano piene.' },
  table_calls: { name: 'Chiamate dai tavoli', why: 'Chi ha chiamato è già a casa.' },
  unused_codes: { name: 'Codici non usati', why: 'Scaduti, non valgono più.' },
  scans: { name: 'Codici letti alla cassa', why: 'Per una contestazione.' },
  messages: {
    name: 'Email, SMS e notifiche inviate',
    why: 'Perché nessun messaggio parta due volte.',
  },
  proofs: { name: 'Prove di avvisi dovuti per legge', why: 'Che sono partiti, e quando. Non a chi.' },
  contact: { name: 'Messaggi dei clienti', why: 'Anche dopo il tempo dei reclami.' },
  refused_cards: { name: 'Carte rifiutate', why: 'Per fermare chi prova carte rubate.' },
  menu_files: { name: 'Tabelle del menù importate', why: 'Il registro sa comunque cosa hanno cambiato.' },
  menu_changes: { name: 'Modifiche a molti prodotti', why: 'Per poterle annullare.' },
  sweeps: { name: 'Questo resoconto', why: 'Poco più di un anno.' },
};

const count = new Intl.NumberFormat('it-IT');

export const retentionTexts = {
  title: 'Quanto si conserva',
  line: 'Quello che ha fatto il suo tempo se ne va da solo, ogni notte. I tempi li decidono la legge e il programma: qui si leggono.',
  of: (what: Retained) => kept[what],
  keeps: (keeps: KeptFor['keeps']) =>
    keeps === null
      ? 'fino alla scadenza'
      : `${count.format(keeps.count)} ${units[keeps.unit][keeps.count === 1 ? 0 : 1]}`,
  removed: (removed: number, month: number) =>
    month === 0
      ? 'Niente da togliere negli ultimi 30 giorni'
      : `${count.format(removed)} nell’ultimo giorno, ${count.format(month)} in 30`,
  never: 'Non ancora controllato',
  failed: 'L’ultima volta non è riuscito: si riprova da solo',
} as const;
