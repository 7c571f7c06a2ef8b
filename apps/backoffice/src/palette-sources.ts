import { orderSource } from './features/board/archive/palette-orders.ts';
import { guideSource } from './features/guide/palette-guide.ts';
import { screenSource, shopSource } from './parts/palette/own-sources.ts';
import type { PaletteSource } from './parts/palette/palette-source.ts';

/** Everything that the command palette finds, in the order in which it stands there. */
export const paletteSources: readonly PaletteSource[] = [screenSource, orderSource, shopSource, guideSource];
