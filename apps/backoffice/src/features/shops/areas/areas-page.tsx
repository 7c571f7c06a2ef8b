import { useMay } from '../../../base/user.ts';
import { Loaded } from '../../../parts/frame/loaded.tsx';
import { ShopFrame } from '../shop-frame.tsx';
import { AreasEditor } from './areas-editor.tsx';
import { useAreas } from './areas-queries.ts';

export function AreasPage({ id }: { readonly id: string }) {
  const query = useAreas(id);
  const mayEdit = useMay('shops.edit');
  return (
    <ShopFrame shop={id} part="areas">
      <Loaded query={query}>
        {(areas) => <AreasEditor key={areas.id} areas={areas} mayEdit={mayEdit} />}
      </Loaded>
    </ShopFrame>
  );
}
