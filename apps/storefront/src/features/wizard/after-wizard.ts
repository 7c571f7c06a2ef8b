/** Where somebody was going before the wizard asked: a page of ours, and not the wizard again. */
export const afterWizard = (verso: unknown): string | undefined =>
  typeof verso === 'string' && /^\/(?![/\\]|wizard(?![^?#]))/.test(verso) ? verso : undefined;
