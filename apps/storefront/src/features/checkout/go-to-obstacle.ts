import type { ContactForm } from './contact/use-contact-form.ts';
import type { Obstacle } from './obstacles.ts';

const fields = ['firstname', 'lastname', 'telephone', 'email'] as const;

/** Brings the person to where something is seen to: the field itself, or the first one of its place. */
export const goToObstacle = ({ at }: Obstacle, contact: ContactForm) => {
  if ('field' in at) {
    const field = fields.find((name) => name === at.field);
    if (field) contact.setFocus(field);
    return;
  }
  const place = document.getElementById(at.place);
  place?.scrollIntoView({ block: 'start' });
  const control = place?.querySelector<HTMLElement>('input:not(:disabled), select, textarea');
  (control ?? place)?.focus({ preventScroll: true });
};
