/** Letters of GSM 03.38, including the ones that take two places. */
const plain =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà\f^{}\\[~\]|€]*$/;

/** Whether a text fits plain SMS, with 160 letters to a message; other letters leave room for 70. */
export const isPlainSms = (text: string): boolean => plain.test(text);
