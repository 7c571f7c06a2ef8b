import { Logo } from '@zanga/ui/look/logo.tsx';
import { useBrand } from '../api/brand.ts';
import { useNames } from '../api/names.ts';
import { pictureAt } from './pictures.ts';

type BrandLogoProps = { readonly plain?: boolean; readonly className?: string };

/** The brand's own logo, or the drawn one. */
export function BrandLogo(props: BrandLogoProps) {
  const { brand } = useNames();
  const logo = useBrand()?.logo;
  if (!logo) return <Logo {...props} name={brand} />;
  const { id, alt, width, height } = logo;
  return <Logo {...props} name={brand} picture={{ src: pictureAt(id)(480), alt, width, height }} />;
}
