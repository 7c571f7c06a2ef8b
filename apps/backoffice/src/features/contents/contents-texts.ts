import type { ContentForm } from '@zanga/contract/brand/contents-office';
import { names } from '../../base/names.ts';

export const fieldNames: Readonly<Record<keyof ContentForm, string>> = { title: 'Titolo', value: 'Testo' };

/** Page of a text by its slug; any other text has a page of its own. */
export const placeNames: Readonly<Record<string, string>> = {
  'avviso-home-page': 'Avviso nella home',
  'zanga-prime': `${names.membership}, per chi non è socio`,
  'zanga-prime-attivo': `${names.membership}, per chi è socio`,
  'zanga-prime-prova-scaduta': `${names.membership}, a prova finita`,
  home: 'La prima pagina: che cosa mostra, e in che ordine',
  terms: 'Condizioni, accettate a ogni ordine',
  privacy: 'Informativa sulla privacy',
  covid: 'Avviso sanitario',
};

export const contentsTexts = {
  title: 'Testi',
  line: 'Le pagine e gli avvisi che leggono i clienti.',
  readOnly: 'I testi sono di tutti i negozi: li modifica chi è responsabile di tutti.',
  list: 'Testi',
  page: 'Pagina',
  columns: { title: 'Titolo', place: 'Dove si legge', changed: 'Modificato', draft: 'Bozza' },
  draft: 'Bozza',
  comesOut: (when: string) => `Esce il ${when}`,
  empty: { title: 'Non c’è ancora nessun testo', line: 'Arrivano con l’installazione.' },
  content: {
    back: 'Tutti i testi',
    see: 'Vedi la pagina',
    text: 'Testo',
    valueHint: '**grassetto**, _corsivo_, # titolo, - elenco, [parole](/indirizzo).',
    live: 'Il testo mentre lo scrivi',
    liveFailed: 'Non riusciamo a mostrarlo: riprova tra poco. Quello che hai scritto resta qui.',
    saveDraft: 'Salva la bozza',
    draftSaved: 'Bozza salvata: i clienti leggono ancora il testo di prima',
    terms: 'Chi ordina accetta sempre le condizioni di quel momento: dopo la pubblicazione, quelle nuove.',
    meanwhile: 'Qualcun altro ha salvato questo testo mentre lo modificavi',
    nothing: 'niente',
    states: 'Com’era prima',
    statesLine:
      'Quello che i clienti hanno letto. Riprendi una versione: la leggi qui, e vale solo dopo che la pubblichi.',
    asked: 'Chiesto di accettare:',
    take: 'Riprendi',
    takeOne: (when: string) => `Riprendi il testo del ${when}`,
    taken: 'Testo ripreso: controlla e pubblica',
    now: 'Quella di adesso',
    before: 'prima che si modificasse qui',
  },
  publish: {
    title: 'Pubblicazione',
    none: 'I clienti leggono quello che vedi qui.',
    lies: (by: string | null, when: string) =>
      by === null
        ? `C’è una bozza del ${when}: i clienti non la leggono.`
        : `C’è una bozza di ${by}, del ${when}: i clienti non la leggono.`,
    planned: (when: string) => `La bozza esce da sola il ${when}, così come l’hai salvata l’ultima volta.`,
    now: 'Pubblica ora',
    later: 'Pubblica in quel momento',
    done: 'Pubblicato: i clienti lo leggono già così',
    plannedDone: (when: string) => `Fatto: esce il ${when}`,
    when: 'Quando',
    whenNow: 'Subito',
    whenLater: 'In un momento che scegli',
    at: 'Giorno e ora',
    atMissing: 'Scegli giorno e ora',
    asks: 'Chiedi ai clienti di accettarlo di nuovo',
    asksHint:
      'Chi ha già un account lo trova nel suo account e alla cassa, prima di ordinare: il carrello resta com’è. Per correzioni che non cambiano niente non serve.',
    reason: 'Che cosa cambia per loro',
    reasonHint: 'Lo leggono dove accettano.',
    reasonMissing: 'Scrivi che cosa cambia per i clienti',
    takeBack: 'Togli la data',
    takenBack: 'La bozza non esce più da sola',
    drop: 'Butta la bozza',
    dropTitle: 'Butto la bozza?',
    dropLine: 'I clienti leggono ancora il testo di prima. La bozza non si recupera.',
    keep: 'Tienila',
    dropped: 'Bozza buttata: qui c’è il testo che leggono i clienti',
  },
} as const;
