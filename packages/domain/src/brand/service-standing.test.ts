import { describe, expect, it } from 'vitest';
import {
  patienceOf,
  standingByAge,
  standingByRoom,
  standingOfJobs,
  standingOfRehearsals,
  worst,
} from './service-standing.ts';

describe('how a service stands', () => {
  it('is slow, then down, as its oldest unfinished work ages', () => {
    const at = (seconds: number) => standingByAge(seconds, patienceOf.jobs);
    expect([0, 300, 301, 1_800, 1_801].map(at)).toEqual(['good', 'good', 'slow', 'slow', 'down']);
  });

  it('is the worst of its parts; unknown parts hide nothing', () => {
    expect(worst(['good', 'unknown', 'slow'])).toBe('slow');
    expect(worst(['good', 'down', 'off'])).toBe('down');
    expect(worst(['unknown', 'off'])).toBe('unknown');
    expect(worst([])).toBe('unknown');
  });

  it('is slow where a message fails, and down where several do for half an hour', () => {
    const well = { lateSeconds: 0, retrying: 0, failed: 0, troubledSeconds: 0 };
    const of = (given: object) => standingOfJobs({ ...well, ...given });
    expect(of({})).toBe('good');
    expect(of({ retrying: 1, troubledSeconds: 9_999 })).toBe('slow');
    expect(of({ retrying: 3, troubledSeconds: 60 })).toBe('slow');
    expect(of({ retrying: 3, troubledSeconds: 1_801 })).toBe('down');
    expect(of({ failed: 1 })).toBe('slow');
    expect(of({ lateSeconds: 1_801 })).toBe('down');
  });

  it('is down after two failed rehearsals, and when none comes any more', () => {
    expect(standingOfRehearsals(0, 60)).toBe('good');
    expect(standingOfRehearsals(1, 60)).toBe('slow');
    expect(standingOfRehearsals(2, 60)).toBe('down');
    expect(standingOfRehearsals(0, 3_601)).toBe('down');
  });

  it('goes by the free share of a disk', () => {
    expect([0.5, 0.09, 0.02].map(standingByRoom)).toEqual(['good', 'slow', 'down']);
  });
});
