type BadgeFacts = {
  readonly native: boolean;
  readonly feature: boolean;
  readonly roles: readonly { readonly name: string }[];
};

/** Whether the menu leads to a badge: in the native app, to a worker, where the brand has badges (MNU-2). */
export const showsBadge = ({ native, feature, roles }: BadgeFacts): boolean =>
  native && feature && roles.some(({ name }) => name === 'worker');
