export const signInTexts = {
  device: (device: string | null) => device ?? 'Dispositivo non riconosciuto',
  seen: (when: string) => `Ultima attività ${when}`,
  network: (network: string) => `rete ${network}`,
  current: 'questo dispositivo',
  end: 'Scollega',
  endAll: 'Scollega ovunque',
  ended: 'Scollegato',
} as const;
