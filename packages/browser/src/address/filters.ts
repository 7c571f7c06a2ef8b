import { isLocalDate } from '@zanga/domain/time';

/** Filter of a list: reads its part of the address; undefined, also for an unreadable value, means no filter. */
export type Filter<Value> = (raw: unknown) => Value | undefined;

/** A single word of a list. */
export const oneOf =
  <const Word extends string>(words: readonly Word[]): Filter<Word> =>
  (raw) =>
    words.find((word) => word === raw);

/** Several of these words, in their own order, between commas; all of them or none is no filter. */
export const someOf =
  <const Word extends string>(words: readonly Word[]): Filter<readonly Word[]> =>
  (raw) => {
    const given: readonly unknown[] =
      typeof raw === 'string' ? raw.split(',') : Array.isArray(raw) ? raw : [];
    const chosen = words.filter((word) => given.includes(word));
    return chosen.length > 0 && chosen.length < words.length ? chosen : undefined;
  };

/** Typed words, cut at a length. */
export const typedText =
  (longest = 100): Filter<string> =>
  (raw) =>
    typeof raw === 'string' && raw.trim() !== '' ? raw.slice(0, longest) : undefined;

/** A text of a known shape: an id, a cursor. */
export const shapedLike =
  (shape: RegExp): Filter<string> =>
  (raw) =>
    typeof raw === 'string' && shape.test(raw) ? raw : undefined;

/** Several texts of a known shape, between commas, each once. */
export const listedShapes =
  (shape: RegExp, most: number): Filter<readonly string[]> =>
  (raw) => {
    const given: readonly unknown[] =
      typeof raw === 'string' ? raw.split(',') : Array.isArray(raw) ? raw : [];
    const texts = given.filter((one): one is string => typeof one === 'string' && shape.test(one));
    const chosen = [...new Set(texts)].slice(0, most);
    return chosen.length > 0 ? chosen : undefined;
  };

/** A whole number in these bounds. */
export const wholeNumber =
  (least: number, most: number): Filter<number> =>
  (raw) => {
    const value = typeof raw === 'string' && /^-?\d{1,15}$/.test(raw) ? Number(raw) : raw;
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined;
  };

/** A day that there is, as `2026-05-31`. */
export const calendarDay: Filter<string> = (raw) =>
  typeof raw === 'string' && isLocalDate(raw) ? raw : undefined;

/** A switch that the address turns on, as `1`. */
export const asked: Filter<'1'> = (raw) => (raw === '1' || raw === true ? '1' : undefined);

type ReadFilters<Shape> = {
  readonly [Name in keyof Shape]?: Shape[Name] extends Filter<infer Value> ? Value : never;
};

/**
 * Filters of a list, read from its address: `validateSearch` of its route. A missing or wrong filter is left out, so
 * that an empty object is the unfiltered list.
 */
export const filters =
  <const Shape extends Readonly<Record<string, Filter<unknown>>>>(shape: Shape) =>
  (raw: Readonly<Record<string, unknown>>): ReadFilters<Shape> => {
    const read = Object.entries(shape).flatMap(([name, filter]) => {
      const value = filter(raw[name]);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(read) as ReadFilters<Shape>; // each name was read by its own filter
  };
