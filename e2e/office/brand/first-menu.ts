import { Buffer } from 'node:buffer';

/** Three dishes as Excel in Italy saves them; larger menus are the server's (`table/elsewhere.test.ts`). */
export const firstFile = {
  name: 'menu-di-carta.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'nome;tipo;categorie;prezzo;canali;allergeni;pubblicato',
      ...['Norma', 'Diavola', 'Quattro formaggi'].map(
        (name, at) =>
          `${name};Piatto;Pizze;${7 + at},50;Ritiro in negozio | Consegna a domicilio;Glutine | Latte;sì`,
      ),
      '',
    ].join('\r\n'),
  ),
};
