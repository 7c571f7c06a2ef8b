import { names } from '../../base/names.ts';

/** `Recensioni · Gestione Zanga` */
export const documentTitle = (screen: string) => `${screen} · Gestione ${names.brand}`;
