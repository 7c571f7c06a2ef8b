/** Refusals of files and folders that are imported into the menu. */
export const importErrors = {
  'import.not_found': { status: 404, error: 'Questo file non c’è più: caricalo di nuovo' },
  'import.unreadable': { status: 422, error: 'Questo file non si può leggere' },
  'import.busy': {
    status: 409,
    error: 'C’è già un’importazione in corso: aspetta che finisca e riprova',
  },
  'import.not_ready': { status: 409, error: 'Questo file non aspetta più di essere importato' },
  'import.refused_rows': {
    status: 409,
    error: 'Alcune righe non vanno bene: correggile nel file e caricalo di nuovo',
  },
  'import.nothing': { status: 409, error: 'In questo file non cambia niente' },
  'folder.not_found': { status: 404, error: 'Questo archivio non c’è più: caricalo di nuovo' },
  'folder.out_of_order': { status: 409, error: 'Una parte dell’archivio è arrivata fuori posto' },
  'folder.busy': { status: 409, error: 'Sto già leggendo un altro archivio: aspetta che finisca e riprova' },
  'folder.not_ready': { status: 409, error: 'Questo archivio non aspetta più di essere usato' },
  'folder.overtaken': {
    status: 409,
    error: 'Non è stato scritto niente: nel frattempo qualcuno ha cambiato le foto di alcuni prodotti',
  },
  'folder.too_many': { status: 409, error: 'Alcuni prodotti avrebbero più di 12 foto' },
} as const;
