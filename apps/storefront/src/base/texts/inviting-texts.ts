/** Texts of invitations, in a file of their own: no page needs them to appear. */
export const invitingTexts = {
  notifications: 'Avvisi',
  browseMenu: 'Sfoglia il menù',
  register: 'Registrati',
} as const;
