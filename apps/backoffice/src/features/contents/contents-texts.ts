import type { ContentForm } from '@zanga/contract/brand/contents-office';

export const fieldNames: Readonly<Record<keyof ContentForm, string>> = { title: 'Titolo', value: 'Testo' };

/** Where customers read a text, by its slug; a text that is none of these has a page of its own. */
export const placeNames: Readonly<Record<string, string>> = {
  'avviso-home-page': 'Avviso nella home',
  'zanga-prime': 'Zanga Prime, per chi non è socio',
  'zanga-prime-attivo': 'Zanga Prime, per chi è socio',
  'zanga-prime-prova-scaduta': 'Zanga Prime, a prova finita',
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
  columns: { title: 'Titolo', place: 'Dove si legge', changed: 'Modificato' },
  empty: { title: 'Non c’è ancora nessun testo', line: 'Arrivano con l’installazione.' },
  content: {
    back: 'Tutti i testi',
    see: 'Vedi la pagina',
    text: 'Testo',
    valueHint: '**grassetto**, _corsivo_, # titolo, - elenco, [parole](/indirizzo).',
    preview: 'Anteprima',
    previewWidth: 'Larghezza dell’anteprima',
    widths: { phone: 'Telefono', tablet: 'Tablet', desktop: 'Computer' },
    previewFailed: 'L’anteprima non arriva: riprova tra poco. Quello che hai scritto resta qui.',
    saved: 'Salvato: i clienti lo leggono già così',
    terms: 'Chi ordina accetta sempre le condizioni di quel momento: dopo il salvataggio, quelle nuove.',
    meanwhile: 'Qualcun altro ha salvato questo testo mentre lo modificavi',
    nothing: 'niente',
    states: 'Com’era prima',
    statesLine: 'Riprendi una versione: la leggi qui, e vale solo dopo che l’hai salvata.',
    take: 'Riprendi',
    takeOne: (when: string) => `Riprendi il testo del ${when}`,
    taken: 'Testo ripreso: controlla e salva',
    now: 'Quella di adesso',
    before: 'prima che si modificasse qui',
  },
} as const;
