import { menuPreviews } from '@zanga/contract/menu/menu-previews';
import type { InTurn } from '../../../platform/http/limits/turns.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { previewCategory } from './preview-category.ts';
import { type PreviewTools, previewProduct } from './preview-product.ts';

/** Previews of menu forms on the pages of the shop. */
export const mountMenuPreviews = (tools: MountTools & PreviewTools & { readonly inTurn: InTurn }): void =>
  mount(tools, menuPreviews, {
    'POST /api/backoffice/menu/products/:product/preview': ({
      params: { product: id },
      body: { form },
      call: { session, now },
    }) => tools.inTurn(session.userId, () => previewProduct(tools, { id, form }, now)),
    'POST /api/backoffice/menu/categories/:category/preview': ({
      params: { category: id },
      body: { form },
      call: { session, now },
    }) => tools.inTurn(session.userId, () => previewCategory(tools, { id, form }, now)),
  });
