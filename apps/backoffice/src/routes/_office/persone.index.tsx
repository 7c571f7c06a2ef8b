import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '../../features/people/people-page.tsx';

export const Route = createFileRoute('/_office/persone/')({ component: PeoplePage });
