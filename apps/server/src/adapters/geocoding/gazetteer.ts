import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Point } from '@zanga/domain/shops/geography';

/** A town or village of Italy. */
export type Settlement = {
  readonly name: string;
  /** The municipality, which addresses name. */
  readonly city: string;
  readonly province: string;
  readonly position: Point;
  readonly population: number;
  /** The name without case and accents, for searches. */
  readonly folded: string;
};

const combining = /\p{M}/gu;

/** Words without case, accents and marks, separated by single spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(combining, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const settlementOf = (line: string): Settlement => {
  const [name = '', municipality = '', province = '', lat, lng, population] = line.split('\t');
  return {
    name,
    city: municipality || name,
    province,
    position: { lat: Number(lat), lng: Number(lng) },
    population: Number(population),
    folded: fold(name),
  };
};

const read = async (): Promise<readonly Settlement[]> => {
  const text = await readFile(path.join(import.meta.dirname, 'gazetteer.tsv'), 'utf8');
  return text.trimEnd().split('\n').map(settlementOf);
};

let known: Promise<readonly Settlement[]> | undefined;

/** Every settlement, the largest first; read at the first search. */
export const readGazetteer = (): Promise<readonly Settlement[]> => {
  known ??= read();
  return known;
};
