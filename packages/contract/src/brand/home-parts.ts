import { type HomePart, homeBlocks } from '@zanga/domain/brand/home';
import * as z from 'zod/mini';

const Day = z.string().check(z.maxLength(10));
const Part = z.strictObject({
  block: z.enum(homeBlocks),
  shown: z.boolean(),
  title: z.string().check(z.maxLength(60)),
  line: z.string().check(z.maxLength(160)),
  from: Day,
  until: Day,
});
const Parts = z.array(Part).check(z.maxLength(homeBlocks.length));

const asJson = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

/** Arrangement of the home read from a text; undefined if it holds none. */
export const homePartsIn = (value: string): readonly HomePart[] | undefined =>
  Parts.safeParse(asJson(value)).data;
