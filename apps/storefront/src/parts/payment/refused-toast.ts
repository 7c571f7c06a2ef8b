/** Name of the toast about a refused card: the next try removes it. */
export const refusedToast = 'card-refused';
