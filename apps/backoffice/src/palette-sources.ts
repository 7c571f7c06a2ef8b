import { orderSource } from './features/board/archive/palette-orders.ts';
import { guideSource } from './features/guide/palette-guide.ts';
import { screenSource, shopSource } from './parts/palette/own-sources.ts';
import type { PaletteSource } from './parts/palette/palette-source.ts';

/** All sources of the command palette, in their order. */
export const paletteSources: readonly PaletteSource[] = [screenSource, orderSource, shopSource, guideSource];
