import { InfoIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { PaletteSource } from '../../parts/palette/palette-source.ts';

/** Pages of the guide in the palette, fetched at the first search. */
export const guideSource: PaletteSource = {
  id: 'guide',
  heading: 'Guida',
  least: 2,
  find: async (text) => {
    const { searchGuide } = await import('./all-pages.ts');
    return searchGuide(text).map(({ slug, title }) => ({
      id: slug,
      label: title,
      icon: InfoIcon,
      go: (navigate) => void navigate({ to: '/aiuto/$pagina', params: { pagina: slug } }),
    }));
  },
};
