/** Words that invite further, kept apart from what every page needs to appear. */
export const invitingTexts = {
  notifications: 'Avvisi',
  browseMenu: 'Sfoglia il menù',
  register: 'Registrati',
} as const;
