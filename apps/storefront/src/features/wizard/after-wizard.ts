/** Path to open after the wizard: the one that was asked for, if it is ours and not the wizard again. */
export const afterWizard = (verso: unknown): string | undefined =>
  typeof verso === 'string' && /^\/(?![/\\]|wizard(?![^?#]))/.test(verso) ? verso : undefined;
