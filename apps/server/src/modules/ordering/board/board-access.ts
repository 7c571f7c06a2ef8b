import { hasRole, type Session } from '../../../platform/session.ts';

/** Boards that a person of the staff may look at and work on: a worker's own shop's, any for managers. */
export const mayWorkFor = (session: Session, shopId: string | null): boolean =>
  hasRole(session, 'manager') || (shopId !== null && shopId === session.shopId);

/** Refunds, and what belongs to no shop. */
export const isManager = (session: Session): boolean => hasRole(session, 'manager');
