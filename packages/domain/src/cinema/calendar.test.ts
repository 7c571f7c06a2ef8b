import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';

const event = {
  id: 'tck_1',
  title: 'L’estate dei limoni',
  place: 'Zanga Catania, via Etnea 1; Catania',
  text: 'Arena grande\nfila libera',
  startsAt: new Date('2026-11-22T20:00:00Z'),
  endsAt: new Date('2026-11-22T22:00:00Z'),
};
const now = new Date('2026-11-21T12:00:00Z');
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

it('[RTE-22] says when and where, in instants, with special characters escaped', () => {
  const lines = unfolded(calendarFile(event, now)).split('\r\n');
  expect(lines).toContain('DTSTART:20261122T200000Z');
  expect(lines).toContain('DTEND:20261122T220000Z');
  expect(lines).toContain('SUMMARY:L’estate dei limoni');
  expect(lines).toContain('LOCATION:Zanga Catania\\, via Etnea 1\\; Catania');
  expect(lines).toContain('DESCRIPTION:Arena grande\\nfila libera');
  expect(lines).toContain('UID:tck_1@zanga');
});

it('[RTE-22] never writes a line of more than 75 octets, nor loses a letter of a title', () => {
  const titles = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => !/[\r\n\\;,]/.test(text));
  fc.assert(
    fc.property(titles, (title) => {
      const file = calendarFile({ ...event, title }, now);
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(unfolded(file).split('\r\n')).toContain(`SUMMARY:${title}`);
    }),
  );
});
