/** Settings pages, one level below the account, with their sections. */
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

/** Page of a section that once stood on the single page of the account. */
export const pageOfSection = (section: string): AccountPageName | undefined =>
  accountPages.find(({ sections }) => sections.some((id) => id === section))?.name;
