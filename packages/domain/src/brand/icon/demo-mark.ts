/** The demo's mark, a letter in a sun, for any colours; `ground` left out draws no disc behind the letter. */
export const demoMark = (rays: string, letter: string, ground?: string): string =>
  `<g fill="${rays}"><path id="r" d="M25.6 12.5 31 1.2c.4-.9 1.6-.9 2 0l5.4 11.3Z"/>${turned}</g>${
    ground === undefined ? '' : `<circle cx="32" cy="32" r="23.5" fill="${ground}"/>`
  }<path fill="${letter}" ${letterZ}/>`;

const turned = Array.from(
  { length: 15 },
  (_, at) => `<use href="#r" transform="rotate(${(at + 1) * 22.5} 32 32)"/>`,
).join('');

const letterZ =
  'transform="translate(20.1 16.5) scale(.107)" d="M223 50l-135 222l-58-22h122q8 0 13-1 6-2 11-5 4-4 8-9 3-6 7-14l8-21q4-8 10-11 6-3 14-1 7 1 10 8 4 7 1 16l-13 55q-4 14-9 20-6 6-17 6-6 0-12-2-5-2-11-3-7-2-16-2h-133q-9 0-14-5-5-5-5-14 0-5 3-11 2-6 6-14l137-225l14 25h-77q-9 0-15 2-6 2-11 8-5 5-8 14l-6 12q-4 9-9 13-6 3-15 1-8-2-11-7-3-5-1-14l9-46q3-14 8-20 6-6 16-6 7 0 13 1 5 2 12 4 6 2 15 2h129q9 0 14 5 5 5 5 13 0 5-2 12-2 6-7 14z"';
