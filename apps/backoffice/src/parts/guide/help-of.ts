/** Parts of a screen that have a page of their own in the guide: `/negozi/shp_1/orari`, `/menu/importa`. */
const part = /^\/(menu|negozi)\/(?:shp_\w+\/)?(importa|categorie|opzioni|orari|zone|capacita)(?:\/|$)/;

/** The page of the guide that explains a screen, by its address. */
export const pageOfScreen = (to: string): string =>
  to === '/' ? 'ordini-in-corso' : to.slice(1).replaceAll('/', '-');

/** The page of the guide for where somebody is: `screen` is the screen that the open page belongs to. */
export const helpOf = (path: string, screen: string | undefined): string | undefined => {
  const [, whole, within] = part.exec(path) ?? [];
  if (whole !== undefined) return `${whole}-${within}`;
  if (path === '/profilo') return 'profilo';
  return screen === undefined || screen === '/aiuto' ? undefined : pageOfScreen(screen);
};
