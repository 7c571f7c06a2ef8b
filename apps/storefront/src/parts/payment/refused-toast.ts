/** Name of the toast that tells why a card was refused: the next try takes it away. */
export const refusedToast = 'card-refused';
