/** `Recensioni · Gestione Zanga` */
export const documentTitle = (screen: string) => `${screen} · Gestione Zanga`;
