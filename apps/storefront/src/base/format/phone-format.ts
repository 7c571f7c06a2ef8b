/** `+39 333 123 4567`: grouped as it is read aloud; numbers from abroad stay as they are written. */
export const showPhone = (phone: string) => phone.replace(/^(\+39)(\d{3})(\d{3})(\d+)$/, '$1 $2 $3 $4');
