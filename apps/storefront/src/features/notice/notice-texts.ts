export const noticeTexts = {
  readAll: 'Leggi',
} as const;
