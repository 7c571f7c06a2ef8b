import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle, iconButtonStyle } from './button-style.ts';

type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** Button; `solid` is for the main action, at most once in a view. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return <button type={type} className={buttonStyle(look, className)} {...rest} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { readonly label: string };

/** Button with an icon; `label` is what screen readers say. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return <button type={type} aria-label={label} className={iconButtonStyle(className)} {...rest} />;
}
