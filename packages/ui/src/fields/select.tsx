import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/panel-icons.tsx';
import { inputStyle } from './field-style.ts';

type SelectProps = ComponentProps<'select'> & { readonly invalid?: boolean };

/** Select: the device's own list, familiar to its users. */
export function Select({ invalid = false, className, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select className={inputStyle(invalid, 'appearance-none pe-11')} {...rest} />
      <ChevronDownIcon size={20} className="pointer-events-none absolute inset-y-0 end-3.5 my-auto" />
    </span>
  );
}
