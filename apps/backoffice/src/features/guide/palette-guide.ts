import { InfoIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { PaletteSource } from '../../parts/palette/palette-source.ts';

/** The pages of the guide, fetched when somebody looks for something. */
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
