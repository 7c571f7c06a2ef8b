export const previewTexts = {
  open: 'Anteprima',
  title: 'Come lo vede il cliente',
  line: 'Così com’è scritto adesso, anche se non è salvato. Qui non si compra niente.',
  frame: 'La pagina su un telefono',
  drawing: 'Un attimo, disegniamo la pagina…',
  again: 'Riprova',
} as const;
