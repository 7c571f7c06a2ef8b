import { counted } from '@zanga/browser/format.ts';
import type { ImportLine, MenuImport } from '@zanga/contract/menu/menu-table';
import { emptyText, overtakenText } from '../many/change-words.ts';

const many = (count: number) => count.toLocaleString('it-IT', { useGrouping: 'always' });
const rows = (count: number) => (count === 1 ? '1 riga' : `${many(count)} righe`);
const products = (count: number) => (count === 1 ? '1 prodotto' : `${many(count)} prodotti`);

export const outcomeNames: Readonly<Record<ImportLine['outcome'], string>> = {
  new: 'Nuovo',
  changed: 'Cambia',
  same: 'Uguale',
  refused: 'Non va',
};

export const tableTexts = {
  title: 'Importa il menù',
  line: 'Molti prodotti in una volta, da un foglio di calcolo.',
  link: 'Importa',
  exportCsv: 'Esporta CSV',
  exportJson: 'Esporta JSON',
  exported: 'Il file è pronto',
  choose: 'Il file con i prodotti',
  chooseHint:
    'CSV (anche quello salvato da Excel) o JSON, fino a 24 MB e 50.000 righe. Bastano le colonne che cambiano, più «indirizzo»: esporta il menù per averle tutte. I pezzi che un negozio conta da sé stanno in una colonna col suo nome, «pezzi (negozio)»: se manca aggiungila, vuota non li conta; se non c’entrano, toglila. Foto e altri prezzi (per negozio, per canale, a orario) non sono colonne: restano come sono. Prima di scrivere qualcosa vedi riga per riga che cosa succede.',
  drop: 'Sceglilo, o trascinalo qui',
  tooLarge: 'Questo file pesa più di 24 MB: dividilo',
  sending: (name: string) => `Invio «${name}»…`,
  another: 'Scegli un altro file',
  states: {
    reading: 'Leggo il file e lo confronto con il menù',
    writing: 'Scrivo nel menù',
  },
  leave: 'Puoi chiudere questa pagina: va avanti da solo.',
  progress: (hundredths: number) => `${hundredths}%`,
  read: {
    title: (file: string) => `«${file}»: che cosa succede`,
    nothing: 'In questo file non cambia niente: il menù è già così.',
    refused: (count: number) =>
      `${rows(count)} ${count === 1 ? 'non va' : 'non vanno'} bene. Correggi il file e caricalo di nuovo: finché c’è una riga che non va non si importa niente.`,
    ready: 'Non è ancora stato scritto niente. Guarda le righe, poi importa: tutte o nessuna.',
    overtaken: (names: readonly string[]) =>
      `Non è stato scritto niente: nel frattempo ${overtakenText(names)}. Ho riletto il file: ecco che cosa succederebbe adesso.`,
  },
  apply: (count: number) => `Importa ${products(count)}`,
  unusual: 'Sono proprio questi i prezzi?',
  unusualLine: (count: number) =>
    `${rows(count)} ${count === 1 ? 'ha' : 'hanno'} un prezzo di zero, o di 10.000 € e più. Se è giusto, conferma.`,
  unusualNo: 'Torna alle righe',
  done: (file: string) => `«${file}» è nel menù`,
  doneLine: 'I clienti lo vedono già così.',
  audit: 'Vedi nel registro',
  toMenu: 'Torna al menù',
  unreadable: (file: string) => `«${file}» non si può leggere`,
  givenUp: 'L’importazione si è fermata per un problema nostro',
  givenUpLine: 'Nel menù non è stato scritto niente. Carica di nuovo il file; se succede ancora, scrivici.',
  lines: 'Righe del file',
  outcome: 'Mostra',
  everything: 'Tutte le righe',
  count: (name: string, count: number) => `${name}: ${many(count)}`,
  columns: { line: 'Riga', outcome: 'Che cosa fa', product: 'Prodotto', changes: 'Nel dettaglio' },
  noName: 'Senza nome',
  empty: { title: 'Nessuna riga' },
  change: ({ column, before, after }: ImportLine['changes'][number]) =>
    `${column}: ${before || emptyText(column)} → ${after || emptyText(column)}`,
  problem: ({ column, text }: ImportLine['problems'][number]) => (column ? `${column}: ${text}` : text),
  unusualMark: 'prezzo insolito',
  former: 'File di prima',
  formerState: (state: MenuImport['state'], { new: added, changed, refused }: MenuImport['counts']): string =>
    ({
      reading: 'lo sto leggendo',
      read:
        refused > 0
          ? `${counted(refused, 'riga non va', 'righe non vanno')}`
          : `aspetta di essere importato: ${products(added + changed)}`,
      unreadable: 'non si può leggere',
      writing: 'lo sto scrivendo',
      done: `importato: ${counted(added, 'nuovo', 'nuovi')}, ${counted(changed, 'cambiato', 'cambiati')}`,
      given_up: 'non importato',
    })[state],
} as const;
