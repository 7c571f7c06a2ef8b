import { Link, useNavigate } from '@tanstack/react-router';
import { busyStyle, buttonStyle } from '@zanga/ui/button-style.ts';
import type { MouseEvent } from 'react';
import { useChooseWhere } from '../../parts/where/choose-where.ts';
import type { Where } from '../../parts/where/where.ts';

type OrderHereProps = {
  readonly where: Where;
  readonly text: string;
  /** Name of the shop, for screen readers, where several buttons stand together. */
  readonly about?: string;
  /** A less prominent button, for an alternative. */
  readonly soft?: boolean;
};

/** Leads to the menu, and stores this shop as the choice. */
export function OrderHere({ where, text, about, soft = false }: OrderHereProps) {
  const navigate = useNavigate();
  const { choose, busy } = useChooseWhere();
  const order = (event: MouseEvent) => {
    const go = () => void navigate({ to: '/home', hash: 'menu' });
    if (!choose(where, go)) event.preventDefault();
  };
  return (
    <Link
      to="/home"
      hash="menu"
      aria-busy={busy}
      className={buttonStyle(soft ? { variant: 'soft' } : {}, busyStyle)}
      onClick={order}
    >
      {text}
      {about && <span className="sr-only">: {about}</span>}
    </Link>
  );
}
