/** Networks take eleven letters and digits as a sender's name; digits alone would be a number. */
const most = 11;

const usual = 'Ordini';

/** Sender of an SMS, made of the brand's name: `Da Salvo` becomes `DaSalvo`. */
export const smsSenderOf = (brand: string): string => {
  const sender = brand
    .normalize('NFD')
    .replace(/[^A-Za-z\d]/g, '')
    .slice(0, most);
  return /[A-Za-z]/.test(sender) ? sender : usual;
};
