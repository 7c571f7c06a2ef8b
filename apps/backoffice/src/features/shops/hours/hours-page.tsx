import { useMay } from '../../../base/user.ts';
import { Loaded } from '../../../parts/frame/loaded.tsx';
import { ShopFrame } from '../shop-frame.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { useHours } from './hours-queries.ts';

export function HoursPage({ id }: { readonly id: string }) {
  const query = useHours(id);
  const mayEdit = useMay('shops.edit');
  return (
    <ShopFrame shop={id} part="hours">
      <Loaded query={query}>
        {(hours) => <HoursEditor key={hours.id} hours={hours} mayEdit={mayEdit} />}
      </Loaded>
    </ShopFrame>
  );
}
