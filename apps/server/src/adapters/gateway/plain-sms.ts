/** The letters of GSM 03.38, with those that take two places. */
const plain =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà\f^{}\\[~\]|€]*$/;

/** Whether a text needs no letters but those of plain SMS, of which 160 fit into one; others leave room for 70. */
export const isPlainSms = (text: string): boolean => plain.test(text);
