/** The pages of one's own settings, one level below the account, with the sections each shows. */
export const accountPages = [
  { name: 'dati', sections: ['chi-sei', 'email', 'cellulare', 'password', 'dispositivi'] },
  { name: 'indirizzi', sections: ['indirizzi'] },
  { name: 'carte', sections: ['carte'] },
  { name: 'gusti', sections: ['gusti'] },
  { name: 'notizie', sections: ['notifiche', 'consensi'] },
  { name: 'privacy', sections: ['esporta', 'elimina'] },
] as const;

export type AccountPageName = (typeof accountPages)[number]['name'];

/** The page an address names, if it is one. */
export const accountPageOf = (name: string): AccountPageName | undefined =>
  accountPages.find((page) => page.name === name)?.name;

/** Where a section is now that was once on the one page of the account. */
export const pageOfSection = (section: string): AccountPageName | undefined =>
  accountPages.find(({ sections }) => sections.some((id) => id === section))?.name;
