/** Parts of screens with a guide page of their own: `/negozi/shp_1/orari`, `/menu/importa`. */
const part = /^\/(menu|negozi)\/(?:shp_\w+\/)?(importa|categorie|opzioni|orari|zone|capacita)(?:\/|$)/;

/** Guide page of a screen, by its address. */
export const pageOfScreen = (to: string): string =>
  to === '/' ? 'ordini-in-corso' : to.slice(1).replaceAll('/', '-');

/** Guide page for the open address; `screen` is the screen it belongs to. */
export const helpOf = (path: string, screen: string | undefined): string | undefined => {
  const [, whole, within] = part.exec(path) ?? [];
  if (whole !== undefined) return `${whole}-${within}`;
  if (path === '/profilo') return 'profilo';
  return screen === undefined || screen === '/aiuto' ? undefined : pageOfScreen(screen);
};
