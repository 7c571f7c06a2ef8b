export const previewTexts = {
  open: 'Anteprima',
  title: 'Come lo vede il cliente',
  line: 'Così com’è scritto adesso, anche se non è salvato. Qui non si compra niente.',
  width: 'Su quale schermo',
  screens: {
    phone: { name: 'Telefono', frame: 'La pagina su un telefono' },
    tablet: { name: 'Tablet', frame: 'La pagina su un tablet' },
    desktop: { name: 'Computer', frame: 'La pagina su un computer' },
  },
  drawing: 'Un attimo, disegniamo la pagina…',
  again: 'Riprova',
} as const;
