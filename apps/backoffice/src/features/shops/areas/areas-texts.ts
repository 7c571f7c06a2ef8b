import { areaFields } from '@zanga/domain/shops/areas/area-fields';
import type { AreasForm } from '@zanga/domain/shops/areas/areas-form';
import { labelsOf } from '@zanga/domain/staff/editing/described';

export const fieldNames: Readonly<Record<keyof AreasForm, string>> = { areas: 'Zone di consegna' };

/** The described fields of an area, to be drawn. */
export const areaForm = { described: areaFields, names: labelsOf(areaFields) };

export const areasTexts = {
  noDelivery: 'Questo negozio non consegna a domicilio: le zone restano pronte per quando lo farà.',
  none: 'Nessuna zona: il negozio non consegna da nessuna parte.',
  add: 'Aggiungi una zona',
  unnamed: 'Zona senza nome',
  terms: (fee: string, corners: number) => `consegna ${fee}, ${corners} vertici`,
  remove: 'Togli questa zona',
  removeNamed: (name: string) => `Togli questa zona: ${name}`,
  freeHint: 'Vuoto: mai.',
  minutesUnreadable: 'Scrivi i minuti',
  priceUnreadable: 'Scrivi un importo, per esempio 2,50',
  townsHint:
    'Uno per riga, con la sigla e se vuoi il CAP: «Aci Castello CT 95021». Vuoto: il comune del negozio.',
  townUnreadable: (line: string) =>
    `«${line}»: scrivi comune e sigla della provincia, per esempio Catania CT`,
  streetsHint:
    'Una per riga: «Via Etnea», «Via Etnea 1-120», o «Via Etnea 121-» fino in fondo. Contano prima del contorno.',
  streetUnreadable: (line: string) => `«${line}» è troppo lungo per una via`,
  draw: 'Contorno',
  addCorner: (name: string) => `Aggiungi un vertice al contorno: ${name}`,
  drawHint:
    'Tocca il disegno per aggiungere un vertice, trascinalo per spostarlo, toccalo due volte per toglierlo. Da tastiera: le frecce lo spostano di 50 metri, con Maiusc di 250; Canc lo toglie. Un quadretto è un chilometro.',
  tooFine: (corners: number) =>
    `Questo contorno ha ${corners} vertici: si cambia con il suo file, o si ridisegna da capo.`,
  corner: (number: number, all: number, where: string | null) =>
    `Vertice ${number} di ${all}, ${where ?? 'sul negozio'}`,
  circle: 'Parti da un cerchio',
  clearOutline: 'Ridisegna da capo',
  closer: 'Avvicina',
  wider: 'Allarga',
  outlineHint:
    'Incolla qui un poligono, o importa un file. Ha al massimo 500 vertici e non incrocia sé stesso.',
  importFile: 'Importa zone da un file GeoJSON',
  imported: (count: number) =>
    count === 1 ? 'Una zona importata: controllala e salva' : `${count} zone importate: controllale e salva`,
  tooLarge: 'Il file è troppo grande: al massimo un megabyte',
  sketch: 'Disegno delle zone',
  sketchLine: 'Il quadrato è il negozio. Un quadretto della griglia è un chilometro.',
  overlap: (one: string, other: string, charged: string, fee: string) =>
    `${one} e ${other} si sovrappongono: lì vale ${charged}, ${fee}.`,
  wrong: 'C’è qualcosa da sistemare nelle zone segnate.',
  saved: 'Zone salvate: valgono da subito',
  meanwhile: 'Qualcun altro ha salvato queste zone mentre le modificavi',
} as const;
