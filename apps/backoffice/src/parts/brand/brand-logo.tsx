import { useQuery } from '@tanstack/react-query';
import { classNames } from '@zanga/ui/class-names.ts';
import { Logo } from '@zanga/ui/look/logo.tsx';
import { brandId, service } from '../../base/api.ts';
import { names } from '../../base/names.ts';

const ownBrand = {
  ...service.query('GET /api/brands/:brand', { params: { brand: brandId } }),
  staleTime: 600_000,
};

type BrandLogoProps = { readonly className?: string };

/** The brand's own logo, or the drawn one; its space is reserved until one is known. */
export function BrandLogo({ className }: BrandLogoProps) {
  const { data, isPending } = useQuery(ownBrand);
  if (isPending) return <span className={classNames('block', className)} />;
  const logo = data?.logo;
  if (!logo) return <Logo name={names.brand} className={className} />;
  const { id, alt, width, height } = logo;
  return (
    <Logo
      name={names.brand}
      className={className}
      picture={{ src: `/images/${id}?w=480`, alt, width, height }}
    />
  );
}
