/**
 * @typedef {import('./collect.mjs').Area} Area
 * @typedef {import('./collect.mjs').Found} Found
 */

/**
 * The page docs/requirements.md.
 * @param {Area[]} areas
 * @param {Map<string, Found>} found
 */
export const render = (areas, found) => {
  const all = areas.flatMap(({ requirements }) => requirements);
  const proven = all.filter(({ id }) => found.get(id)?.proofs.length).length;
  return [
    '# Requirements',
    '',
    '<!-- Written by `npm run docs:requirements` from docs/requirements.json and the sources. Not edited by hand. -->',
    '',
    `Every statement of the specification, where the code names it, and which tests carry it in their title. ${proven} of ${all.length} are proven.`,
    '',
    ...areas.flatMap((area) => renderArea(area, found)),
  ].join('\n');
};

/**
 * @param {Area} area
 * @param {Map<string, Found>} found
 */
const renderArea = ({ area, title, note, requirements }, found) => {
  const proven = requirements.filter(({ id }) => found.get(id)?.proofs.length).length;
  return [
    `## ${area}: ${title} (${proven} of ${requirements.length})`,
    '',
    ...(note ? [note, ''] : []),
    '| id | requirement | lives in | proven by |',
    '|---|---|---|---|',
    ...requirements.map(({ id, text }) => {
      const { lives = [], proofs = [] } = found.get(id) ?? {};
      return `| ${id} | ${text.replaceAll('|', '\\|')} | ${links(lives)} | ${links(proofs) || 'not yet'} |`;
    }),
    '',
  ];
};

/**
 * By file, not by line: the page changes with the proofs, not with every edit of a file.
 * @param {string[]} places
 */
const links = (places) => {
  const files = new Set(places.map((place) => place.replace(/:\d+$/, '')));
  return [...files].map((file) => `[${file.split('/').at(-1)}](../${file})`).join('<br>');
};
