/** An event for a calendar file. */
export type CalendarEvent = {
  /** Unguessable, and the same each time the file is made. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

const mostOctets = 75;
const octets = new TextEncoder();

/** An iCalendar file (RFC 5545) with one event; `now` is the time of its making. */
export const calendarFile = (event: CalendarEvent, now: Date): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Biglietti//Cinema//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@zanga`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');
};

/** `20261122T200000Z`: instants, so that a phone in another time zone shows its own hour. */
const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** Lines hold 75 octets at most; a continued line begins with a space. No letter is cut in two. */
const folded = (line: string): readonly string[] => {
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const letter of line) {
    const weight = octets.encode(letter).length;
    if (length + weight > mostOctets) {
      lines.push(current);
      current = ' ';
      length = 1;
    }
    current += letter;
    length += weight;
  }
  return [...lines, current];
};
