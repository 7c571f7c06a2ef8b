/** `+39 333 123 4567`: grouped as in speech; a foreign number stays unchanged. */
export const showPhone = (phone: string) => phone.replace(/^(\+39)(\d{3})(\d{3})(\d+)$/, '$1 $2 $3 $4');
