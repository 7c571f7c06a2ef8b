import { counted } from '@zanga/browser/format.ts';
import type { FolderLine } from '@zanga/contract/menu/menu-pictures';

const pictures = (count: number) => (count === 1 ? '1 foto' : `${count} foto`);

export const outcomeNames: Readonly<Record<FolderLine['outcome'], string>> = {
  matched: 'Va su',
  unknown: 'Di nessuno',
  refused: 'Non va',
};

export const folderTexts = {
  title: 'Foto da uno ZIP',
  line: 'Le foto di molti prodotti in una volta.',
  link: 'Foto da ZIP',
  choose: 'Lo ZIP con le foto',
  chooseHint:
    'Ogni foto si chiama come l’indirizzo del suo prodotto: «arancino-al-ragu.jpg», e «arancino-al-ragu-2.jpg» per la seconda. JPEG, PNG, WebP o AVIF fino a 12 MB l’una, 200 MB in tutto. Prima di mostrarle vedi foto per foto dove vanno.',
  drop: 'Sceglilo, o trascinalo qui',
  tooLarge: 'Questo ZIP pesa più di 200 MB: dividilo',
  sending: (name: string, hundredths: number) => `Invio «${name}»: ${hundredths}%`,
  stay: 'Resta su questa pagina finché l’invio non è finito.',
  reading: 'Guardo le foto una per una',
  leave: 'Puoi chiudere questa pagina: va avanti da solo.',
  progress: (hundredths: number) => `${hundredths}%`,
  another: 'Scegli un altro ZIP',
  readTitle: (file: string) => `«${file}»: che cosa succede`,
  summary: (matched: number, others: number) =>
    [
      `${pictures(matched)} ${matched === 1 ? 'va' : 'vanno'} su un prodotto`,
      ...(others > 0 ? [counted(others, 'file resta fuori', 'file restano fuori')] : []),
    ].join(', '),
  noneMatched: 'Nessuna di queste foto ha il nome di un prodotto.',
  mode: 'Dove un prodotto ha già delle foto',
  modes: {
    add: 'le nuove si aggiungono in fondo',
    replace: 'le nuove prendono il posto di quelle che ci sono',
  },
  has: (count: number) =>
    count === 1
      ? '1 di questi prodotti ha già delle foto.'
      : `${count} di questi prodotti hanno già delle foto.`,
  apply: (count: number) => `Metti ${pictures(count)} sui prodotti`,
  tooMany: (names: readonly string[]) =>
    `Al massimo 12 foto per prodotto: sono troppe per ${names
      .slice(0, 5)
      .map((name) => `«${name}»`)
      .join(', ')}. Togline dallo ZIP, o sostituisci quelle che ci sono.`,
  overtaken: (names: readonly string[]) =>
    `Non è stato scritto niente: nel frattempo qualcuno ha cambiato le foto di ${names
      .slice(0, 5)
      .map((name) => `«${name}»`)
      .join(', ')}${names.length > 5 ? ` e altri ${names.length - 5}` : ''}. Ecco come sono adesso.`,
  done: (file: string) => `Le foto di «${file}» sono sui prodotti`,
  doneLine: 'I clienti le vedono già. Nel registro la modifica si può annullare.',
  audit: 'Vedi nel registro',
  toMenu: 'Torna al menù',
  unreadable: (file: string) => `«${file}» non si può leggere`,
  givenUp: 'La lettura si è fermata per un problema nostro',
  givenUpLine: 'Nessuna foto è stata mostrata. Carica di nuovo lo ZIP; se succede ancora, scrivici.',
  broken: 'L’invio si è interrotto: scegli di nuovo lo ZIP',
  lines: 'File dello ZIP',
  columns: { file: 'File', outcome: 'Che cosa fa', product: 'Prodotto', details: 'Nel dettaglio' },
  place: (place: number, has: number) =>
    [`foto ${place}`, ...(has > 0 ? [`ne ha già ${has}`] : [])].join(', '),
  empty: { title: 'Nessun file' },
} as const;
