import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftLife,
  type Life,
  lifeContradictions,
  lifeStateOf,
  momentProblems,
  putAway,
  settled,
  switched,
} from './life.ts';

const now = new Date('2026-05-02T10:00:00.000Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const fieldsOf = (life: Life) => [...lifeContradictions(life)].map(({ field }) => field);
const sold: Life = { ...draftLife, published: true };
const planned: Life = { ...draftLife, publish_at: inMinutes(5), archive_at: inMinutes(9) };
const away: Life = { ...draftLife, archived: true };

const moment = fc.option(fc.integer({ min: -500, max: 500 }).map(inMinutes), { nil: null });
const lives: fc.Arbitrary<Life> = fc
  .record({ published: fc.boolean(), archived: fc.boolean(), publish_at: moment, archive_at: moment })
  .filter((life) => fieldsOf(life).length === 0);

describe('the life of a product', () => {
  it('is one of four states', () => {
    expect([draftLife, planned, sold, away].map(lifeStateOf)).toEqual([
      ...['draft', 'scheduled', 'published', 'archived'],
    ]);
  });

  it('does not contradict itself', () => {
    expect([draftLife, planned, sold, away, { ...sold, archive_at: inMinutes(5) }].flatMap(fieldsOf)).toEqual(
      [],
    );
    expect(fieldsOf({ ...sold, archived: true })).toEqual(['archived']);
    expect(fieldsOf({ ...sold, publish_at: inMinutes(5) })).toEqual(['publish_at']);
    expect(fieldsOf({ ...away, publish_at: inMinutes(5) })).toEqual(['publish_at']);
    expect(fieldsOf({ ...draftLife, archive_at: inMinutes(5) })).toEqual(['archive_at']);
    expect(fieldsOf({ ...planned, archive_at: planned.publish_at })).toEqual(['archive_at']);
  });

  it('never contradicts itself after steps by hand or by time', () => {
    fc.assert(
      fc.property(lives, fc.boolean(), fc.integer({ min: -600, max: 600 }), (life, on, minutes) => {
        const at = new Date(inMinutes(minutes));
        const next = [switched(life, on), putAway(life, on), settled(life, on, at)?.life ?? life];
        expect(next.flatMap(fieldsOf)).toEqual([]);
        expect([next[0]?.published, next[1]?.archived]).toEqual([on, on]);
        // A step that came is done: a second run finds none.
        expect(settled(next[2] ?? life, on, at)).toBeUndefined();
      }),
    );
  });

  it('takes moments in the future, and leaves one already stored', () => {
    const gone = { ...draftLife, publish_at: inMinutes(0) };
    const fields = (before: Life, life: Life) =>
      [...momentProblems(before, life, now)].map(({ field }) => field);
    expect(fields(draftLife, planned)).toEqual([]);
    expect(fields(draftLife, gone)).toEqual(['publish_at']);
    expect(fields(gone, gone)).toEqual([]);
    expect(fields(sold, { ...sold, archive_at: inMinutes(60 * 24 * 367) })).toEqual(['archive_at']);
  });

  it('goes on at its moment, and stays a draft with nothing planned where it may not be published', () => {
    const [before, at, later] = [new Date(inMinutes(4)), new Date(inMinutes(5)), new Date(inMinutes(9))];
    expect(settled(planned, true, before)).toBeUndefined();
    expect(settled(planned, true, at)).toEqual({
      ...{ came: 'published', life: { ...sold, archive_at: planned.archive_at } },
    });
    expect(settled(planned, false, at)).toEqual({ came: 'stayed_draft', life: draftLife });
    expect(settled(planned, true, later)).toEqual({ came: 'archived', life: away });
  });
});
